const outline = "fill-none stroke-on-night";

/** A clock on a store's front, and a man who hangs from its hand. */
export function SilentComedyArt() {
  const windows = [40, 120, 400, 480, 560].flatMap((x) => [18, 108, 198].map((y) => ({ x, y })));
  return (
    <>
      <g className="fill-marquee/12">
        {windows.map(({ x, y }) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={48} height={62} rx={2} />
        ))}
      </g>
      <circle cx={262} cy={122} r={104} className="fill-on-night" />
      <circle cx={262} cy={122} r={92} className="fill-none stroke-night" strokeWidth={3} />
      <g className="stroke-night" strokeWidth={5} strokeLinecap="round">
        {Array.from({ length: 12 }, (_, hour) => (
          <path key={hour} d="M262 40v13" transform={`rotate(${hour * 30} 262 122)`} />
        ))}
        <path d="M262 122 221 76" strokeWidth={9} />
        <path d="M262 122 338 136" strokeWidth={7} />
      </g>
      <circle cx={262} cy={122} r={8} className="fill-marquee" />
      <g className="fill-none stroke-marquee" strokeLinecap="round" strokeLinejoin="round">
        <path d="m334 138-8 44m16-44 8 44m-16 34-8 36m14-36 16 32" strokeWidth={7} />
        <path d="M338 188v26" strokeWidth={22} />
        <path d="M327 154h22" strokeWidth={4} />
      </g>
      <circle cx={338} cy={163} r={10} className="fill-marquee" />
    </>
  );
}

/** The common aspect ratios as overlaid rectangles of equal area, as Kerns Powers drew them. */
export function AspectRatiosArt() {
  const area = 46000;
  const ratios = [1.19, 1.37, 1.66, 1.85, 2.2, 2.39, 2.76];
  return (
    <>
      {ratios.map((ratio, index) => {
        const width = Math.round(Math.sqrt(area * ratio));
        const height = Math.round(Math.sqrt(area / ratio));
        return (
          <rect
            key={ratio}
            x={320 - width / 2}
            y={130 - height / 2}
            width={width}
            height={height}
            strokeWidth={3}
            className={index === 3 ? "fill-marquee/25 stroke-marquee" : outline}
            opacity={index === 3 ? 1 : 0.75 - index * 0.05}
          />
        );
      })}
    </>
  );
}

/** A car in the air between two cliffs. */
export function SerialsArt() {
  return (
    <>
      <circle cx={452} cy={112} r={78} className="fill-marquee" />
      <path d="M0 118 96 112 190 116 238 108 226 150 240 188 218 232 226 260H0z" className="fill-on-night" />
      <path d="M640 190 588 196 556 226 560 260h80z" className="fill-on-night" />
      <path d="M250 92q70-42 138-8" strokeWidth={4} strokeDasharray="2 13" strokeLinecap="round" className={outline} />
      <g transform="rotate(24 442 112)" className="fill-night">
        <path d="M378 120q0-14 16-15l18-2 16-22h42l14 22h12q10 0 10 11v14H378z" />
        <circle cx={402} cy={130} r={14} />
        <circle cx={482} cy={130} r={14} />
        <path d="m433 87-11 15h22V87zm18 0v15h24l-10-15z" className="fill-marquee" />
      </g>
    </>
  );
}
