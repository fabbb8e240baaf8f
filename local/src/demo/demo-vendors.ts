import type { DemoVendor } from './demo-vendor.ts';
import { annapurnaVendor } from './demo-vendor-annapurna.ts';
import { demoVendor } from './demo-vendor-demo.ts';

export const demoVendors: readonly DemoVendor[] = [demoVendor, annapurnaVendor];
