import * as texts from '../ui-texts.ts';

interface VegMarkProps {
  isVegetarian: boolean;
  className?: string;
}

/** India's food marks: a green dot in a square, or a brown-red triangle. */
export function VegMark({ isVegetarian, className = 'size-4' }: VegMarkProps) {
  const label = isVegetarian ? texts.veg : texts.nonVeg;
  return (
    <svg
      viewBox="0 0 16 16"
      role="img"
      aria-label={label}
      className={`shrink-0 ${isVegetarian ? 'text-leaf' : 'text-chilli'} ${className}`}
    >
      <title>{label}</title>
      <rect
        x="1"
        y="1"
        width="14"
        height="14"
        rx="2"
        className="fill-surface"
        stroke="currentColor"
        strokeWidth="1.6"
      />
      {isVegetarian ? (
        <circle cx="8" cy="8" r="3.6" fill="currentColor" />
      ) : (
        <path d="M8 4.2 12 11.4H4Z" fill="currentColor" />
      )}
    </svg>
  );
}
