/** The numbers of the page buttons: at most `most`, the current one as near the middle as can be. */
export function pageNumbers(current: number, pages: number, most = 5): number[] {
  const count = Math.min(most, pages);
  const first = Math.min(
    Math.max(1, current - Math.floor(most / 2)),
    Math.max(1, pages - most + 1),
  );
  return Array.from({ length: count }, (_, index) => first + index);
}
