import { useState } from 'react';

/** The vendor's logo, or its first letters on a plate. */
export function VendorSign({ name, logoUrl }: { name: string; logoUrl: string | null }) {
  const [isBroken, setBroken] = useState(false);
  const frame = 'size-16 shrink-0 rounded-full shadow-mid lg:size-20';
  if (logoUrl && !isBroken) {
    return (
      <img
        src={logoUrl}
        alt=""
        width={80}
        height={80}
        onError={() => setBroken(true)}
        className={`${frame} bg-surface object-cover`}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`${frame} inline-flex items-center justify-center border-2 border-line-strong/50 bg-surface font-display text-xl font-bold text-accent-ink ring-3 ring-surface ring-offset-0 lg:text-2xl`}
    >
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
