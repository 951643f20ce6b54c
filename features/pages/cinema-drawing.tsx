/** `[x, y]` of each window. */
const litWindows = [
  [62, 168],
  [124, 206],
  [214, 150],
  [246, 206],
  [962, 176],
  [1010, 214],
  [1082, 160],
  [1132, 206],
] as const;

/** A long name has smaller letters. */
const letterSize = (name: string): number => Math.min(64, Math.floor(560 / Math.max(name.length, 1)));

function Street() {
  return (
    <>
      <path d="M0 300V148h96v-22h64v54h40v-66h90v46h60v140zM1200 300V158h-70v-34h-80v30h-50v-18h-80v64h-70v100z" className="fill-night" />
      <g className="fill-marquee/70">
        {litWindows.map(([x, y]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={14} height={22} />
        ))}
      </g>
    </>
  );
}

/** A cinema's front at dusk. It stands on the page's title board, which is its marquee. */
export function CinemaDrawing({ name }: { name: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 1200 300" preserveAspectRatio="xMidYMax slice" className="block h-40 w-full rounded-lg sm:h-56 lg:h-72">
      <defs>
        <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1d1b36" />
          <stop offset="0.4" stopColor="#65396f" />
          <stop offset="0.72" stopColor="#e78a45" />
        </linearGradient>
      </defs>
      <rect width={1200} height={300} fill="url(#dusk)" />
      <path d="M872 16a30 30 0 1 0 26 46 34 34 0 0 1-26-46z" className="fill-on-night" />
      <Street />
      <path d="M310 300V128h70v-34h60V74h320v20h60v34h70v172z" className="fill-night" />
      <path d="M340 300V150h34v150zm50 0V150h34v150zm386 0V150h34v150zm50 0V150h34v150z" className="fill-on-night/10" />
      <rect
        x={446}
        y={120}
        width={308}
        height={92}
        rx={6}
        strokeWidth={3}
        strokeDasharray="0.1 11"
        strokeLinecap="round"
        className="fill-none stroke-marquee"
      />
      <text
        x={600}
        y={166 + letterSize(name) * 0.36}
        textAnchor="middle"
        fontSize={letterSize(name)}
        className="fill-marquee font-names font-extrabold uppercase"
      >
        {name}
      </text>
      <g className="fill-marquee">
        {[470, 535, 600, 665, 730].map((x) => (
          <rect key={x} x={x - 14} y={240} width={28} height={60} rx={14} opacity={0.85} />
        ))}
      </g>
    </svg>
  );
}
