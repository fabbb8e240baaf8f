/** An empty steel thali for empty lists and an empty cart. */
export function EmptyThali({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 160" className={className} aria-hidden="true">
      <ellipse cx="80" cy="146" rx="60" ry="8" opacity="0.1" />
      <circle cx="80" cy="78" r="66" fill="#f7f8f6" stroke="#9ba6a9" strokeWidth="3" />
      <circle cx="80" cy="78" r="56" fill="#dfe4e3" />
      <g fill="#f7f8f6" stroke="#9ba6a9" strokeWidth="3">
        <circle cx="45" cy="84" r="15" />
        <circle cx="58" cy="50" r="16" />
        <circle cx="94" cy="42" r="14" />
        <circle cx="118" cy="68" r="13" />
      </g>
      <g fill="#cfd6d5">
        <circle cx="45" cy="84" r="10" />
        <circle cx="58" cy="50" r="11" />
        <circle cx="94" cy="42" r="9" />
        <circle cx="118" cy="68" r="8" />
      </g>
      <g fill="none" stroke="#9ba6a9" strokeWidth="5" strokeLinecap="round">
        <path d="M78 116 104 88" />
      </g>
      <ellipse cx="109" cy="83" rx="11" ry="7.5" transform="rotate(-47 109 83)" fill="#9ba6a9" />
      <path
        d="M36 46a56 56 0 0 1 26-20"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
