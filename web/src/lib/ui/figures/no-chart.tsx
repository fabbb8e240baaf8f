/** In the place of a chart whose library did not come. */
export function NoChart() {
  return (
    <p className="grid size-full place-items-center text-center text-ink-soft">
      The chart could not be loaded. Its figures are in the table below.
    </p>
  );
}
