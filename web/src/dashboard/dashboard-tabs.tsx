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
import { type ComponentType, lazy, Suspense } from 'react';
import { useObservable } from '../lib/state/observable.ts';
import type { SectionLink } from '../lib/ui/section-tabs.tsx';
import { Skeleton } from '../lib/ui/skeleton.tsx';
import { useOrderStore } from './orders/order-store.tsx';
import { type DashboardTabId, tabPath } from './shared/dashboard-paths.ts';
import type { Vendor } from './shared/own-vendor.ts';

const AnalyticsPage = lazy(() => import('./analytics/analytics-page.tsx'));
const CustomersPage = lazy(() => import('./customers/customers-page.tsx'));
const TakingsSection = lazy(() => import('./takings/takings-section.tsx'));
const WalletPage = lazy(() => import('./wallet/wallet-page.tsx'));

export interface DashboardTab {
  id: DashboardTabId;
  label: string;
  Icon: LucideIcon;
  /** The tab to highlight for a screen without its own tab. */
  under?: DashboardTabId;
  Screen: ComponentType<{ vendorId: string; vendor: Vendor }>;
}

/** The dashboard's tabs in order, each loaded on opening. The first one is the home. */
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
    Screen: lazy(() => import('./orders-tab.tsx')),
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
    Screen: ({ vendor }) => <AnalyticsPage vendorId={vendor.id} subdomain={vendor.subdomain} />,
  },
  {
    id: 'forecasting',
    label: 'AI Forecasting',
    Icon: Sparkles,
    Screen: lazy(() => import('./forecast/forecast-page.tsx')),
  },
  {
    id: 'wallet',
    label: 'Wallet',
    Icon: Wallet,
    Screen: WalletScreen,
  },
  {
    id: 'settings',
    label: 'Settings',
    Icon: Settings,
    Screen: lazy(() => import('./settings-tab.tsx')),
  },
];

/** Screens without their own tab. */
const innerScreens: readonly DashboardTab[] = [
  {
    id: 'customers',
    label: 'Customers',
    Icon: Users,
    under: 'analytics',
    Screen: ({ vendor }) => <CustomersPage vendorId={vendor.id} subdomain={vendor.subdomain} />,
  },
];

export const tabLinks: readonly SectionLink[] = dashboardTabs.map(({ id, label, Icon }) => ({
  label,
  Icon,
  href: tabPath(id),
}));

/** The tab of an address; undefined for an unknown name. */
export function tabAt(path: string): DashboardTab | undefined {
  const [, root, id] = path.split('/');
  if (root !== 'vendor') return undefined;
  if (!id) return dashboardTabs[0];
  return [...dashboardTabs, ...innerScreens].find((tab) => tab.id === id);
}

/** Reads again after each completed order, because the order adds a fee. */
function WalletScreen({ vendor }: { vendor: Vendor }) {
  const { completions, note } = useOrderStore();
  const changes = useObservable(completions);
  return (
    <WalletPage
      vendor={vendor}
      changes={changes}
      takings={
        vendor.settings.payment && (
          <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
            <TakingsSection vendor={vendor} onOrder={(order) => note([order])} />
          </Suspense>
        )
      }
    />
  );
}
