/** Where the browser knows that it has no network, which is long before the live link finds out. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}
