interface DishPlaceholderProps {
  /** Chooses colour and garnish, so that a menu without pictures does not look stamped. */
  name: string;
  className?: string;
}

/** A drawn bowl for a dish without a picture; styles/dishes.css draws it. */
export function DishPlaceholder({ name, className = '' }: DishPlaceholderProps) {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  return (
    <span
      aria-hidden="true"
      data-curry={seed % 5}
      data-turn={seed % 4}
      className={`dish-bowl ${className}`}
    />
  );
}
