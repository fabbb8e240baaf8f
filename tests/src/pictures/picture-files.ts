import { fileURLToPath } from 'node:url';
import type { DeviceName, Scene } from './scene.ts';

export const picturesFolder = fileURLToPath(new URL('../../artifacts/pictures/', import.meta.url));

export const devices = {
  phone: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  },
  desk: { viewport: { width: 1280, height: 800 } },
} satisfies Record<DeviceName, object>;

export const deviceNames: readonly DeviceName[] = ['phone', 'desk'];
export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

export function fileName(
  scene: Pick<Scene, 'name'>,
  device: DeviceName,
  scheme: Scheme,
  extent?: 'full',
): string {
  const parts = [scene.name, devices[device].viewport.width, scheme, extent];
  return `${parts.filter(Boolean).join('-')}.png`;
}
