/** A drawn empty plate for a missing picture. Its styles are in styles/dishes.css. */
export function DishPlaceholder({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`dish-plate ${className}`} />;
}
