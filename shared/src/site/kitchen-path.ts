/** Where a mess's kitchen screen is, on the mess's own host and on any other. Rule: kitchen-1 */
export const kitchenPath = '/kitchen';

/** Where the board is that calls ready orders out. Rule: board-1 */
export const boardPath = '/board';

/** The screens of a mess's own devices, by the kind of the device: kept, and opened without a network. */
export const devicePaths = { kitchen: kitchenPath, board: boardPath } as const;

/** What makes it an app on a tablet, beside the one of the mess's site. */
export const kitchenManifestPath = '/kitchen.webmanifest';
