/** Whether the browser reports that it is offline. It knows long before the live connection does. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}
