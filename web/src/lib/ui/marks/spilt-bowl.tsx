/** A tipped bowl for errors and unknown pages. */
export function SpiltBowl({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 160" className={className} aria-hidden="true">
      <ellipse cx="82" cy="126" rx="66" ry="12" className="fill-sunken" />
      <path
        d="M22 122c8-16 26-10 34-16s20-2 28 4 20 2 26 8c8 8-12 12-40 12-30 0-52-2-48-8Z"
        className="fill-accent"
      />
      <path
        d="M60 34c30-8 66 10 74 40 5 20-6 38-24 44L60 34Z"
        className="fill-surface stroke-ink-soft"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <ellipse
        cx="85"
        cy="76"
        rx="14"
        ry="49"
        transform="rotate(-31 85 76)"
        className="fill-accent-soft stroke-ink-soft"
        strokeWidth="4"
      />
      <circle cx="46" cy="112" r="5" className="fill-leaf" />
      <circle cx="34" cy="124" r="3.5" className="fill-chilli" />
      <circle cx="74" cy="117" r="3.5" className="fill-leaf" />
    </svg>
  );
}
