/** A steel thali with its bowls, nothing in them yet: drawn for empty lists and an empty cart. */
export function EmptyThali({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 160" className={className} aria-hidden="true">
      <ellipse cx="80" cy="142" rx="60" ry="9" className="fill-sunken" />
      <circle cx="80" cy="76" r="64" className="fill-surface stroke-line-strong" strokeWidth="4" />
      <circle cx="80" cy="76" r="54" className="fill-steel-soft" />
      <g className="fill-surface stroke-line-strong" strokeWidth="3">
        <circle cx="55" cy="52" r="17" />
        <circle cx="91" cy="43" r="15" />
        <circle cx="114" cy="69" r="14" />
      </g>
      <path
        d="M48 92a34 22 0 0 0 62 12"
        className="fill-none stroke-line-strong"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M47 45a12 12 0 0 1 8-4M85 37a10 10 0 0 1 6-3M108 64a9 9 0 0 1 5-4"
        className="fill-none stroke-accent"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
