/**
 * Checkout is let in by the document of a payment's address alone. A guest who came here from another page within its document
 * gets this one first. Rule: security-2
 * @returns whether the page is being loaded again
 */
export function loadOwnDocument(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  if (!visit || new URL(visit.name).pathname === location.pathname) return false;
  location.reload();
  return true;
}
