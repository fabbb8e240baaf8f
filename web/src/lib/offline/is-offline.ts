/** Whether the browser knows that it is offline, long before the live connection notices. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}
