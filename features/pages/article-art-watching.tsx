/** A film leader's countdown at five. */
export function FiveMinutesArt() {
  return (
    <>
      <path d="M320 130V-10h330v184z" className="fill-on-night/15" />
      <path d="M0 130h640M320 0v260" strokeWidth={2} className="stroke-on-night/60" />
      <circle cx={320} cy={130} r={112} strokeWidth={4} className="fill-none stroke-on-night" />
      <circle cx={320} cy={130} r={94} strokeWidth={4} className="fill-none stroke-on-night" />
      <text x={320} y={186} textAnchor="middle" fontSize={160} className="fill-marquee font-names font-extrabold">
        5
      </text>
    </>
  );
}

/** A film reel in a drawing program, with a grid and handles. */
export function OpenFilmsArt() {
  const handles = [
    [320, 28],
    [320, 232],
    [218, 130],
    [422, 130],
    [248, 58],
    [392, 202],
  ] as const;
  return (
    <>
      <g className="stroke-on-night/15" strokeWidth={1}>
        {Array.from({ length: 15 }, (_, index) => (
          <path key={index} d={`M${index * 44 + 12} 0v260`} />
        ))}
        {Array.from({ length: 6 }, (_, index) => (
          <path key={index} d={`M0 ${index * 44 + 20}h640`} />
        ))}
      </g>
      <g className="fill-none stroke-on-night" strokeWidth={3}>
        <circle cx={320} cy={130} r={102} className="fill-night" />
        {[0, 72, 144, 216, 288].map((degrees) => (
          <circle key={degrees} cx={320} cy={70} r={25} transform={`rotate(${degrees} 320 130)`} />
        ))}
        <circle cx={320} cy={130} r={14} />
      </g>
      <path d="M248 58 178 24M392 202l72 34" strokeWidth={3} className="stroke-marquee" />
      <g className="fill-marquee">
        {handles.map(([x, y]) => (
          <rect key={`${x} ${y}`} x={x - 7} y={y - 7} width={14} height={14} />
        ))}
        <circle cx={178} cy={24} r={8} />
        <circle cx={464} cy={236} r={8} />
      </g>
    </>
  );
}

/** A picture with two lines of captions, above three keys. */
export function CaptionsArt() {
  return (
    <>
      <rect x={150} y={-20} width={340} height={206} rx={8} className="fill-on-night/12 stroke-on-night" strokeWidth={3} />
      <circle cx={402} cy={62} r={38} className="fill-on-night/80" />
      <path d="m152 146 82-70 66 58 44-34 82 84H152z" className="fill-on-night/30" />
      <rect x={206} y={120} width={228} height={20} rx={4} className="fill-marquee" />
      <rect x={240} y={148} width={160} height={20} rx={4} className="fill-marquee" />
      <g className="fill-night stroke-on-night" strokeWidth={3}>
        <rect x={262} y={206} width={34} height={34} rx={6} />
        <rect x={303} y={206} width={34} height={34} rx={6} className="stroke-marquee" />
        <rect x={344} y={206} width={34} height={34} rx={6} />
      </g>
      <path d="m284 216-9 7 9 7M356 216l9 7-9 7" className="fill-none stroke-on-night" strokeWidth={3} />
      <circle cx={320} cy={223} r={6} className="fill-marquee" />
    </>
  );
}
