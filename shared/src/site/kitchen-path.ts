/** Where a mess's kitchen screen is, on the mess's own host and on any other. Rule: kitchen-1 */
export const kitchenPath = '/kitchen';

/** What makes it an app on a tablet, beside the one of the mess's site. */
export const kitchenManifestPath = '/kitchen.webmanifest';
