/** Thali's mark: a plate seen from above, three bowls, one of them turmeric. */
export function ThaliMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      <circle cx="24" cy="24" r="22" className="fill-ink" />
      <circle cx="24" cy="24" r="18.5" className="fill-none stroke-paper" strokeWidth="1.6" />
      <circle cx="17" cy="17.5" r="5.5" className="fill-accent" />
      <circle cx="30" cy="15.5" r="4.5" className="fill-paper" />
      <circle cx="35" cy="26" r="3.5" className="fill-paper" />
      <path
        d="M11.5 29.5a14 11.5 0 0 0 22 4"
        className="fill-none stroke-accent"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The mark and the name beside it. */
export function ThaliLogo({ className }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className ?? ''}`}>
      <ThaliMark />
      <span className="font-display text-xl font-bold tracking-tight">Thali</span>
    </span>
  );
}
