/** A chilli. */
export function SpicyMark({ className = 'size-4' }: { className?: string }) {
  return (
    <svg viewBox="0 0 16 16" role="img" aria-label="Spicy" className={`shrink-0 ${className}`}>
      <title>Spicy</title>
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
    </svg>
  );
}
