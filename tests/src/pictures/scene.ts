import type { Page } from 'playwright-core';
import type { World } from './world.ts';

export type DeviceName = 'phone' | 'desk';

/** A screen in a state worth looking at. */
export interface Scene {
  /** The picture's file begins with it. */
  name: string;
  /** Leads a fresh browser there. */
  open(page: Page, world: World): Promise<unknown>;
  /** Also as long as the page is. */
  isLong?: boolean;
  /** Where it exists; left out, everywhere. */
  only?: DeviceName;
}
