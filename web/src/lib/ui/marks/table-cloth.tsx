/** Pale plates behind the header. Pass a `className` that hides the plates where text covers them. */
export function TableCloth({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`absolute inset-0 -z-10 size-full text-accent opacity-35 ${className}`}
      preserveAspectRatio="xMaxYMid slice"
      viewBox="0 0 800 160"
    >
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        className="*:[vector-effect:non-scaling-stroke]"
      >
        <circle cx="716" cy="62" r="104" />
        <circle cx="716" cy="62" r="88" />
        <circle cx="684" cy="34" r="24" />
        <circle cx="740" cy="24" r="20" />
        <circle cx="770" cy="66" r="18" />
        <circle cx="662" cy="78" r="21" />
        <circle cx="716" cy="84" r="30" strokeDasharray="3 7" />
        <circle cx="470" cy="176" r="70" />
        <circle cx="470" cy="176" r="58" />
        <circle cx="210" cy="-16" r="58" />
        <circle cx="210" cy="-16" r="47" />
      </g>
    </svg>
  );
}
