import type { Role } from '@thali/shared/auth/user.contract';
import { adminSections } from '@thali/shared/site/admin-paths';
import { staticPages } from '@thali/shared/site/public-pages';

/** A screen of the demo to take pictures of. */
export interface Screen {
  /** Start of the picture's file name. */
  name: string;
  path: string;
  on: 'site' | 'mess';
  /** The role of the viewer. Absent for a guest. */
  role?: Role;
  /** The button that opens the screen. */
  press?: string | RegExp;
}

const pages = ['/', '/login', '/register', '/forgot-password', ...Object.keys(staticPages)];
const messPages = ['/', '/menu/demo', '/login', '/menu/nobody'];
const customerTabs = ['orders', 'history', 'favorites', 'cart', 'profile'];
const vendorTabs = [
  ...['overview', 'orders', 'menu', 'customers', 'analytics', 'forecasting'],
  ...['wallet', 'wallet?view=settlements', 'settings', 'settings/orders', 'settings/payments'],
  ...['settings/look', 'settings/devices', 'table-cards', 'kitchen-sheet'],
];

/** All pages, and the dialogs that have no address. */
export const screens: readonly Screen[] = [
  ...pages.map((path) => screen('site', path)),
  { ...screen('site', '/'), name: 'buy-plan', press: /^Buy Now/ },
  ...messPages.map((path) => screen('mess', path)),
  { ...screen('mess', '/menu/demo'), name: 'dish-added', press: /^Add/ },
  ...customerTabs.map((tab) => screen('site', `/customer?tab=${tab}`, 'student')),
  screen('site', '/orders/:orderId', 'student'),
  ...vendorTabs.map((tab) => screen('site', `/vendor/${tab}`, 'vendor')),
  screen('site', '/kitchen', 'vendor'),
  { ...screen('site', '/kitchen', 'vendor'), name: 'kitchen-dishes', press: 'Sold out' },
  { ...screen('site', '/kitchen', 'vendor'), name: 'kitchen-controls', press: 'Controls' },
  screen('mess', '/kitchen'),
  screen('mess', '/board'),
  {
    ...screen('site', '/vendor/settings/devices', 'vendor'),
    name: 'kitchen-code',
    press: 'Add a Device',
  },
  {
    ...screen('site', '/vendor/settings/devices', 'vendor'),
    name: 'board-code',
    press: 'Add a Board',
  },
  { ...screen('site', '/vendor/menu', 'vendor'), name: 'new-dish', press: /^Add (?:Item|Dish)/ },
  screen('site', '/account', 'vendor'),
  screen('site', '/billing', 'vendor'),
  ...['', ...adminSections].map((section) => screen('site', `/admin/${section}`, 'admin')),
];

function screen(on: Screen['on'], path: string, role?: Role): Screen {
  const words = path.split(/[^A-Za-z]+/).filter(Boolean);
  const name = [role ?? on, ...words].join('-');
  return { name, path, on, ...(role && { role }) };
}
