/** Thali's mark: a plate from above, three katoris and a folded roti. */
export function ThaliMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      <circle cx="24" cy="24" r="23" className="fill-ink" />
      <g transform="rotate(-35 24 24)" className="fill-paper">
        <path d="M7 26.5h34a17 17 0 0 1-34 0Z" className="fill-accent" />
        <circle cx="11.5" cy="18.6" r="4.6" />
        <circle cx="24" cy="13" r="6" />
        <circle cx="36.5" cy="18.6" r="4.6" />
      </g>
    </svg>
  );
}

export function ThaliLogo({ className }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className ?? ''}`}>
      <ThaliMark />
      <span className="font-display text-xl font-bold">Thali</span>
    </span>
  );
}
