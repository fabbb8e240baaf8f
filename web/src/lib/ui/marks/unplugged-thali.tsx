/** A covered plate with a cut cable, for offline screens. */
export function UnpluggedThali({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 160" className={className} aria-hidden="true" fill="none">
      <ellipse cx="80" cy="118" rx="62" ry="9" className="fill-sunken" />
      <path
        d="M26 106a54 50 0 0 1 108 0Z"
        className="fill-steel-soft stroke-steel"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d="M44 92a38 34 0 0 1 22-24"
        className="stroke-surface"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="80" cy="50" r="7" className="fill-accent stroke-steel" strokeWidth="4" />
      <path d="M16 108h128" className="stroke-steel" strokeWidth="6" strokeLinecap="round" />
      <g className="stroke-ink-faint" strokeWidth="5" strokeLinecap="round">
        <path d="M56 30a34 34 0 0 1 14-7M104 30a34 34 0 0 0-14-7" />
        <path d="M46 16a52 52 0 0 1 20-9M114 16a52 52 0 0 0-20-9" opacity="0.5" />
      </g>
    </svg>
  );
}
