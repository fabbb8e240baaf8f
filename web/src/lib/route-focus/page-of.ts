/** Query parameters that make another page. All other parameters only filter. */
const pageParams = ['receipt', 'statement'];

/** The key of the page at an address, without its filters. */
export function pageOf(path: string, search: string): string {
  const params = new URLSearchParams(search);
  return [path, ...pageParams.map((name) => params.get(name) ?? '')].join(' ');
}
