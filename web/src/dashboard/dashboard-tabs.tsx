import {
  ChartColumn,
  ClipboardList,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareText,
  Settings,
  Sparkles,
  Store,
  Ticket,
  Users,
  UtensilsCrossed,
  Wallet,
} from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { useObservable } from '../lib/state/observable.ts';
import type { SectionLink } from '../lib/ui/section-tabs.tsx';
import { Skeleton } from '../lib/ui/skeleton.tsx';
import { useOrderStore } from './orders/order-store.tsx';
import { tabPath } from './shared/dashboard-paths.ts';
import type { Vendor } from './shared/own-vendor.ts';

const AnalyticsPage = lazy(() => import('./analytics/analytics-page.tsx'));
const CustomersPage = lazy(() => import('./customers/customers-page.tsx'));
const PassesPage = lazy(() => import('./passes/passes-page.tsx'));
const FeedbackPage = lazy(() => import('./feedback/feedback-page.tsx'));
const TakingsSection = lazy(() => import('./takings/takings-section.tsx'));
const WalletPage = lazy(() => import('./wallet/wallet-page.tsx'));

/** The tabs in order, the home first. A screen with `parent` has no tab and highlights its parent's tab. */
const tabs = {
  overview: { label: 'Overview', Icon: LayoutDashboard },
  orders: { label: 'Orders', Icon: ClipboardList },
  menu: { label: 'Menu', Icon: UtensilsCrossed },
  analytics: { label: 'Analytics', Icon: ChartColumn },
  forecasting: { label: 'AI Forecasting', Icon: Sparkles },
  wallet: { label: 'Wallet', Icon: Wallet },
  settings: { label: 'Settings', Icon: Settings },
  customers: { label: 'Customers', Icon: Users, parent: 'analytics' },
  passes: { label: 'Meal passes', Icon: Ticket, parent: 'orders' },
  feedback: { label: 'Guest feedback', Icon: MessageSquareText, parent: 'analytics' },
  outlets: { label: 'All outlets', Icon: Store, parent: 'overview' },
} as const satisfies Record<string, { label: string; Icon: LucideIcon; parent?: string }>;

/** The last part of a screen's address. */
export type DashboardTabId = keyof typeof tabs;

/** Each screen loads when the user opens it. */
const screens: Record<DashboardTabId, ComponentType<{ vendorId: string; vendor: Vendor }>> = {
  overview: lazy(() => import('./overview-tab.tsx')),
  orders: lazy(() => import('./orders-tab.tsx')),
  menu: lazy(() => import('./menu/menu-page.tsx')),
  analytics: ({ vendor }) => <AnalyticsPage vendorId={vendor.id} subdomain={vendor.subdomain} />,
  forecasting: lazy(() => import('./forecast/forecast-page.tsx')),
  wallet: WalletScreen,
  settings: lazy(() => import('./settings-tab.tsx')),
  customers: ({ vendor }) => <CustomersPage vendorId={vendor.id} subdomain={vendor.subdomain} />,
  passes: PassesPage,
  feedback: FeedbackPage,
  outlets: lazy(() => import('./outlets/outlets-page.tsx')),
};

const allTabs = Object.keys(tabs).map((name) => {
  const id = name as DashboardTabId;
  const tab: { label: string; Icon: LucideIcon; parent?: DashboardTabId } = tabs[id];
  return { ...tab, id, href: tabPath(id), Screen: screens[id] };
});

export const homePath = tabPath('overview');

export const tabLinks: readonly SectionLink[] = allTabs.filter(({ parent }) => !parent);

/** The tab at an address. Returns undefined for an unknown address. */
export function tabAt(path: string) {
  const [, root, id] = path.split('/');
  return root === 'vendor' ? allTabs.find((tab) => tab.id === (id || 'overview')) : undefined;
}

/** The wallet reads again after each completed order, because the order adds a fee. */
function WalletScreen({ vendor }: { vendor: Vendor }) {
  const { completions, updateLists } = useOrderStore();
  const changes = useObservable(completions);
  return (
    <WalletPage
      vendor={vendor}
      changes={changes}
      takings={
        <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
          <TakingsSection vendor={vendor} onOrder={(order) => updateLists([order])} />
        </Suspense>
      }
    />
  );
}
