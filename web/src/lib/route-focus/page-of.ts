/** Parts of a query that name a page; the others choose what is shown on one. */
const pageParams = ['receipt', 'statement'];

/** One text for each page of an address, whatever is chosen on it. */
export function pageOf(path: string, search: string): string {
  const params = new URLSearchParams(search);
  return [path, ...pageParams.map((name) => params.get(name) ?? '')].join(' ');
}
