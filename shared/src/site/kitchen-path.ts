/** The address of the kitchen screen, on the mess's own host and on any other host. Rule: kitchen-1 */
export const kitchenPath = '/kitchen';

/** The address of the board that shows ready orders. Rule: board-1 */
export const boardPath = '/board';

/** The screens of a mess's own devices, by kind of device. They work offline. */
export const devicePaths = { kitchen: kitchenPath, board: boardPath } as const;

/** Whether a page is a screen of a mess's own devices. */
export function isDevicePath(path: string): boolean {
  return Object.values<string>(devicePaths).includes(path);
}

/** The web manifests of these screens. The mess's site has its own. */
export const deviceManifests = {
  [kitchenPath]: '/kitchen.webmanifest',
  [boardPath]: '/board.webmanifest',
} as const;
