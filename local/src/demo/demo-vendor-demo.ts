import type { DemoVendor } from './demo-vendor.ts';
import { todaysThali } from './demo-vendor-demo-day.ts';
import { mealItems } from './demo-vendor-demo-meals.ts';
import { optionGroups } from './demo-vendor-demo-options.ts';
import { sideItems } from './demo-vendor-demo-sides.ts';

export const demoVendor: DemoVendor = {
  subdomain: 'demo',
  name: 'Teen Katori Mess',
  displayName: 'Teen Katori Mess',
  cuisine: 'Maharashtrian and North Indian',
  email: 'hello@demo.example',
  phone: '+91 98765 43210',
  address: 'Shop 4, Sample Chowk, near the college gate, Karve Nagar, Pune 411052',
  description:
    'A student mess with home-style thalis, hot chapatis and chai from breakfast to dinner.',
  coverUrl: '/demo/cover.svg',
  plan: 'enterprise',
  categories: [
    { key: 'thalis', name: 'Thalis & Meals', description: 'A full plate, at lunch and at dinner' },
    {
      key: 'breakfast',
      name: 'Breakfast & Tiffin',
      description: 'Early and hot, before the first lecture',
    },
    { key: 'curries', name: 'Curries & Sides', description: 'Add a bowl, share a bowl' },
    {
      key: 'snacks',
      name: 'Snacks & Chaat',
      description: 'Fried, tossed and spiced through the day',
    },
    { key: 'drinks', name: 'Drinks & Sweets', description: 'Something to sip, something sweet' },
  ],
  optionGroups,
  // Last, so that it changes no place of the others.
  items: [...mealItems, ...sideItems, todaysThali],
};
