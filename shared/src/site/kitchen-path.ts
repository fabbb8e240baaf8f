/** Where a mess's kitchen screen is, on the mess's own host and on any other. Rule: kitchen-1 */
export const kitchenPath = '/kitchen';

/** Where the board is that calls ready orders out. Rule: board-1 */
export const boardPath = '/board';

/** The screens of a mess's own devices, by the kind of the device: kept, and opened without a network. */
export const devicePaths = { kitchen: kitchenPath, board: boardPath } as const;

/** Whether a page is a screen of a mess's own devices. */
export function isDevicePath(path: string): boolean {
  return Object.values<string>(devicePaths).includes(path);
}

/** What makes each of them an app, beside the one of the mess's site. */
export const deviceManifests = {
  [kitchenPath]: '/kitchen.webmanifest',
  [boardPath]: '/board.webmanifest',
} as const;
