/** How many dishes a category has; the figure alone for the eye. */
export function DishCount({ count }: { count: number }) {
  return (
    <span className="shrink-0 text-sm font-normal tabular-nums opacity-80">
      {count.toLocaleString('en-IN')}
      <span className="sr-only">{count === 1 ? ' dish' : ' dishes'}</span>
    </span>
  );
}
