import * as texts from '../ui-texts.ts';

/** A chilli for each level. */
export function SpicyMark({ level = 1 }: { level?: number | undefined }) {
  const label = level > 1 ? texts.spicyOf(level) : texts.spicy;
  return (
    <svg
      viewBox={`0 0 ${8 + 8 * level} 16`}
      role="img"
      aria-label={label}
      className="h-4 w-auto shrink-0"
    >
      <title>{label}</title>
      {[0, 8, 16].slice(0, level).map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path
            d="M11.6 4.6c1.6 1 2 2.8 1.2 4.8-1.2 3-5 5-10.2 4.6-.6 0-.7-.7-.1-.9 3.6-1 5.2-2.7 6-5.3.5-1.7 1.6-3.8 3.1-3.2Z"
            className="fill-chilli"
          />
          <path
            d="M11.2 4.9c-.2-1.5.3-2.6 1.5-3.3"
            className="stroke-leaf"
            strokeWidth="1.5"
            fill="none"
            strokeLinecap="round"
          />
        </g>
      ))}
    </svg>
  );
}
