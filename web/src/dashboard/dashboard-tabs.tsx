import {
  ChartColumn,
  ClipboardList,
  LayoutDashboard,
  type LucideIcon,
  Settings,
  Sparkles,
  Users,
  UtensilsCrossed,
  Wallet,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { tabPath } from './dashboard-paths.ts';
import type { Vendor } from './shared/own-vendor.ts';
import type { TabLink } from './tab-link.ts';

export interface DashboardTab {
  /** The last part of its address: /vendor/{id}. */
  id: string;
  label: string;
  Icon: LucideIcon;
  /** The tab that leads to it, where it has none of its own. */
  under?: string;
  Screen: ComponentType<{ vendorId: string; vendor: Vendor }>;
}

/** The dashboard's tabs in their order, each loaded when it is opened. The first one is the home. */
export const dashboardTabs: readonly [DashboardTab, ...DashboardTab[]] = [
  {
    id: 'overview',
    label: 'Overview',
    Icon: LayoutDashboard,
    Screen: lazy(() => import('./overview-tab.tsx')),
  },
  {
    id: 'orders',
    label: 'Orders',
    Icon: ClipboardList,
    Screen: lazy(() => import('./orders/orders-page.tsx')),
  },
  {
    id: 'menu',
    label: 'Menu',
    Icon: UtensilsCrossed,
    Screen: lazy(() => import('./menu/menu-page.tsx')),
  },
  {
    id: 'analytics',
    label: 'Analytics',
    Icon: ChartColumn,
    Screen: lazy(() => import('./analytics-tab.tsx')),
  },
  {
    id: 'forecasting',
    label: 'AI Forecasting',
    Icon: Sparkles,
    Screen: lazy(() => import('./forecast-tab.tsx')),
  },
  {
    id: 'wallet',
    label: 'Wallet',
    Icon: Wallet,
    Screen: lazy(() => import('./wallet-tab.tsx')),
  },
  {
    id: 'settings',
    label: 'Settings',
    Icon: Settings,
    Screen: lazy(() => import('./settings/settings-page.tsx')),
  },
];

/** Screens within the frame that no tab stands for. */
const innerScreens: readonly DashboardTab[] = [
  {
    id: 'customers',
    label: 'Customers',
    Icon: Users,
    under: 'analytics',
    Screen: lazy(() => import('./customers-tab.tsx')),
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
  if (!id) return dashboardTabs[0];
  return [...dashboardTabs, ...innerScreens].find((tab) => tab.id === id);
}
