/**
 * What somebody did with the first view before the page takes its place: which link they came to, what they
 * opened to read.
 * @returns does the same with the page
 */
export function rememberUse(root: Element): () => void {
  const folded = () => root.querySelectorAll('details');
  const stops = () => [...root.querySelectorAll<HTMLElement>('a, summary')];
  const open = [...folded()].map((one) => one.open);
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement ? stops().indexOf(activeElement) : -1;
  return () => {
    for (const [index, one] of folded().entries()) one.open = open[index] ?? one.open;
    if (focused >= 0) stops()[focused]?.focus({ preventScroll: true });
  };
}
