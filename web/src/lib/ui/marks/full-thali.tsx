/** A full, steaming thali for a success. */
export function FullThali({ className }: { className?: string }) {
  return (
    <svg viewBox="8 -8 184 202" className={className} aria-hidden="true">
      <ellipse cx="100" cy="184" rx="74" ry="9" opacity="0.14" />
      <circle cx="100" cy="104" r="80" fill="#f7f8f6" stroke="#9ba6a9" strokeWidth="4" />
      <circle cx="100" cy="104" r="68" fill="#dfe4e3" />
      <path d="M46 118a56 56 0 0 0 84 34c-10-24-52-44-84-34Z" fill="#f6e3b4" />
      <path
        d="M54 126q18-4 36 6t32 22"
        className="fill-none"
        stroke="#dcb25a"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
      <g stroke="#8b979a" strokeWidth="3">
        <circle cx="68" cy="78" r="22" fill="#d98b1f" />
        <circle cx="112" cy="66" r="20" fill="#6f8f2f" />
        <circle cx="144" cy="98" r="18" fill="#b5472a" />
      </g>
      <path
        d="M56 72a16 16 0 0 1 11-8M102 60a14 14 0 0 1 9-6M134 92a12 12 0 0 1 9-6"
        className="fill-none"
        stroke="#fff"
        strokeOpacity="0.5"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M66 78c5-6 11-4 13 0-5 3-9 3-13 0Z" fill="#2f6b33" />
      <circle cx="148" cy="102" r="3.5" fill="#fff3d6" />
      <g
        className="animate-steam fill-none stroke-current opacity-70"
        strokeWidth="4"
        strokeLinecap="round"
      >
        <path d="M80 22c-6-7 6-11 0-18M104 18c-6-7 6-11 0-18M128 24c-6-7 6-11 0-18" />
      </g>
    </svg>
  );
}
