interface DishPlaceholderProps {
  /** Chooses colour and garnish, so that a menu without pictures does not look stamped. */
  name: string;
  className?: string;
}

const curries = ['#d98b1f', '#b5532a', '#7f8a2c', '#c7a03c', '#9a5b2f'];

/** A drawn bowl for a dish without a picture. */
export function DishPlaceholder({ name, className }: DishPlaceholderProps) {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  const curry = curries[seed % curries.length];
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" className={className}>
      <rect width="200" height="200" className="fill-sunken" />
      <circle cx="100" cy="106" r="72" className="fill-line" opacity="0.7" />
      <circle cx="100" cy="100" r="70" className="fill-surface" />
      <circle cx="100" cy="100" r="58" className="fill-steel-soft" />
      <circle cx="100" cy="100" r="52" fill={curry} />
      <path
        d="M62 88a42 42 0 0 1 42-30"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.35"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <g transform={`rotate(${seed % 360} 100 100)`}>
        <path d="M100 84c8-8 16-6 20 0-8 2-14 4-20 0Z" fill="#3f7d3a" />
        <path d="M88 112c-2-9 4-14 11-14-1 8-4 12-11 14Z" fill="#54963f" />
        <circle cx="116" cy="118" r="4" fill="#fff3d6" />
        <circle cx="82" cy="92" r="3" fill="#fff3d6" />
        <circle cx="104" cy="128" r="3" fill="#fff3d6" />
      </g>
    </svg>
  );
}
