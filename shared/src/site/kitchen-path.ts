/** The address of the kitchen screen on every host. Rule: kitchen-1 */
export const kitchenPath = '/kitchen';

/** The address of the board that shows ready orders. Rule: board-1 */
export const boardPath = '/board';

/** The address of the counter that sells. Rule: counter-1 */
export const counterPath = '/counter';

/** The addresses of the screens for a mess's own devices, by kind of device. These screens work offline. */
export const devicePaths = {
  kitchen: kitchenPath,
  counter: counterPath,
  board: boardPath,
} as const;

/** Whether a path is a screen of a mess's own devices. */
export function isDevicePath(path: string): boolean {
  return Object.values<string>(devicePaths).includes(path);
}

/** The web manifests of the device screens. The mess's site has another manifest. */
export const deviceManifests = {
  [kitchenPath]: '/kitchen.webmanifest',
  [counterPath]: '/counter.webmanifest',
  [boardPath]: '/board.webmanifest',
} as const;
