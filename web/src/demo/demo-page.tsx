import { type DemoSection, demoPath, demoSections } from '@thali/shared/site/demo-paths';
import {
  ChartColumn,
  ClipboardList,
  CookingPot,
  FlaskConical,
  LayoutDashboard,
  Receipt,
  Settings,
  UtensilsCrossed,
  Wallet,
} from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation, useParams } from 'wouter';
import { buttonClass } from '../lib/ui/button-class.ts';
import { LoadingNote } from '../lib/ui/loading-note.tsx';
import { ThaliMark } from '../lib/ui/marks/thali-logo.tsx';
import { SectionTabs } from '../lib/ui/section-tabs.tsx';
import { usePageTitle } from '../lib/ui/use-page-title.ts';
import { BillDemo } from './bill-demo.tsx';
import { DemoScreens } from './demo-screens.tsx';
import { demoVendor } from './demo-vendor.ts';
import { KitchenDemo } from './kitchen-demo.tsx';
import { OrdersDemo } from './orders-demo.tsx';
import { TodayDemo } from './today-demo.tsx';
import { useDemoOrders } from './use-demo-orders.ts';

const MenuPage = lazy(() => import('../dashboard/menu/menu-page.tsx'));
const AnalyticsPage = lazy(() => import('../dashboard/analytics/analytics-page.tsx'));
const WalletDemo = lazy(() => import('./wallet-demo.tsx'));
const SettingsTab = lazy(() => import('../dashboard/settings-tab.tsx'));

const tabs = {
  kitchen: { label: 'Kitchen', Icon: CookingPot },
  orders: { label: 'Orders', Icon: ClipboardList },
  today: { label: 'Today', Icon: LayoutDashboard },
  menu: { label: 'Menu', Icon: UtensilsCrossed },
  analytics: { label: 'Analytics', Icon: ChartColumn },
  wallet: { label: 'Wallet', Icon: Wallet },
  settings: { label: 'Settings', Icon: Settings },
  bill: { label: 'Bill', Icon: Receipt },
};

/**
 * The kitchen and the dashboard to try without signing in: the real components with sample data in this browser. Makes
 * no call and saves nothing. Rule: site-19
 */
export default function DemoPage() {
  usePageTitle('Demo · Thali');
  const { section: namedSection } = useParams<{ section?: string }>();
  const [path] = useLocation();
  const isSettings = path.startsWith('/demo/settings');
  const section = isSettings
    ? 'settings'
    : (demoSections.find((demoSection) => demoSection === namedSection) ?? 'kitchen');
  const { orders, actions } = useDemoOrders();
  const { id, subdomain } = demoVendor;
  const screens: Record<DemoSection, ReactNode> = {
    kitchen: <KitchenDemo orders={orders} actions={actions} />,
    orders: <OrdersDemo orders={orders} actions={actions} />,
    today: <TodayDemo vendorId={id} orders={orders} />,
    menu: <MenuPage vendorId={id} />,
    analytics: <AnalyticsPage vendorId={id} subdomain={subdomain} />,
    wallet: <WalletDemo />,
    settings: <SettingsTab vendor={demoVendor} />,
    bill: <BillDemo />,
  };
  return (
    <div className="min-h-dvh">
      <header className="border-b border-line bg-paper">
        <p className="flex items-center justify-center gap-2 bg-accent px-4 py-2 text-center text-sm font-semibold text-on-accent">
          <FlaskConical size={18} className="shrink-0" /> Demo with sample data. Nothing is sent or
          saved.
        </p>
        <div className="mx-auto w-full max-w-[100rem] px-4 sm:px-6">
          <div className="flex min-h-14 items-center gap-3">
            <a href="/" aria-label="Thali" className="touch grid place-items-center rounded-full">
              <ThaliMark className="size-8" />
            </a>
            <h1 className="min-w-0 grow truncate font-display text-lg font-bold">
              Teen Katori Mess
            </h1>
            <a href="/#pricing" className={`${buttonClass({ size: 'small' })} shrink-0`}>
              See the plans
            </a>
          </div>
          <SectionTabs
            label="Demo"
            sections={demoSections.map((demoSection) => ({
              ...tabs[demoSection],
              href: demoPath(demoSection),
            }))}
            current={demoPath(section)}
          />
        </div>
      </header>
      <main
        aria-label={tabs[section].label}
        className={section === 'kitchen' ? undefined : 'mx-auto max-w-[100rem] px-4 py-5 sm:px-6'}
      >
        <DemoScreens>
          <Suspense fallback={<LoadingNote />}>{screens[section]}</Suspense>
        </DemoScreens>
      </main>
    </div>
  );
}
