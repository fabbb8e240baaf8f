interface DishPlaceholderProps {
  /** Decides colour and garnish, so that dishes without pictures differ from each other. */
  name: string;
  className?: string;
}

/** A drawn bowl for a dish without a picture. Its styles are in styles/dishes.css. */
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
