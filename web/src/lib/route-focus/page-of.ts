/** Query parameters that name a page. All others filter one. */
const pageParams = ['receipt', 'statement'];

/** The key of the page at an address, without its filters. */
export function pageOf(path: string, search: string): string {
  const params = new URLSearchParams(search);
  return [path, ...pageParams.map((name) => params.get(name) ?? '')].join(' ');
}
