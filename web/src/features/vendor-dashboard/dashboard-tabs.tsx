import {
  ClipboardList,
  LayoutDashboard,
  type LucideIcon,
  Settings,
  UtensilsCrossed,
  Wallet,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import type { Vendor } from '../../vendor/own-vendor.ts';
import { tabPath } from './dashboard-paths.ts';
import type { TabLink } from './tab-link.ts';

export interface DashboardTab {
  /** The last part of its address: /vendor/{id}. */
  id: string;
  label: string;
  Icon: LucideIcon;
  Screen: ComponentType<{ vendorId: string; vendor: Vendor }>;
}

/** The dashboard's tabs in their order, each loaded when it is opened. The first one is the home. */
export const dashboardTabs: readonly [DashboardTab, ...DashboardTab[]] = [
  {
    id: 'overview',
    label: 'Overview',
    Icon: LayoutDashboard,
    Screen: lazy(() => import('./overview-screen.tsx')),
  },
  {
    id: 'orders',
    label: 'Orders',
    Icon: ClipboardList,
    Screen: lazy(() => import('../vendor-orders/vendor-orders-tab.tsx')),
  },
  {
    id: 'menu',
    label: 'Menu',
    Icon: UtensilsCrossed,
    Screen: lazy(() => import('../vendor-menu/vendor-menu-tab.tsx')),
  },
  {
    id: 'wallet',
    label: 'Wallet',
    Icon: Wallet,
    Screen: lazy(() => import('./wallet-screen.tsx')),
  },
  {
    id: 'settings',
    label: 'Settings',
    Icon: Settings,
    Screen: lazy(() => import('../vendor-settings/vendor-settings-tab.tsx')),
  },
];

export const tabLinks: readonly TabLink[] = dashboardTabs.map(({ id, label, Icon }) => ({
  id,
  label,
  Icon,
  href: tabPath({ id }),
}));

/** The tab that an address names; undefined where there is none of that name. */
export function tabAt(path: string): DashboardTab | undefined {
  const [, root, id] = path.split('/');
  if (root !== 'vendor') return undefined;
  return id ? dashboardTabs.find((tab) => tab.id === id) : dashboardTabs[0];
}
