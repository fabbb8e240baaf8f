import type { DemoVendor } from './demo-vendor.ts';
import { annapurnaVendor } from './demo-vendor-annapurna.ts';
import { demoVendor } from './demo-vendor-demo.ts';

export type { DemoCategory, DemoItem, DemoMealTime, DemoVendor } from './demo-vendor.ts';

export const demoVendors: readonly DemoVendor[] = [demoVendor, annapurnaVendor];
