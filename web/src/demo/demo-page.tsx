import { demoPath, demoSections } from '@thali/shared/site/demo-paths';
import { ChartColumn, ClipboardList, CookingPot, FlaskConical, Receipt } from 'lucide-react';
import { useParams } from 'wouter';
import { buttonClass } from '../lib/ui/button-class.ts';
import { ThaliMark } from '../lib/ui/marks/thali-logo.tsx';
import { SectionTabs } from '../lib/ui/section-tabs.tsx';
import { usePageTitle } from '../lib/ui/use-page-title.ts';
import { BillDemo } from './bill-demo.tsx';
import { KitchenDemo } from './kitchen-demo.tsx';
import { OrdersDemo } from './orders-demo.tsx';
import { TodayDemo } from './today-demo.tsx';
import { useDemoOrders } from './use-demo-orders.ts';

const icons = { kitchen: CookingPot, orders: ClipboardList, today: ChartColumn, bill: Receipt };
const labels = { kitchen: 'Kitchen', orders: 'Orders', today: 'Today', bill: 'Bill' };

/**
 * The kitchen and parts of the dashboard to try without signing in: the real components with sample data in this
 * browser. Makes no call and stores nothing. Rule: site-19
 */
export default function DemoPage() {
  usePageTitle('Demo · Thali');
  const { section: named } = useParams<{ section?: string }>();
  const section = demoSections.find((one) => one === named) ?? 'kitchen';
  const { orders, actions } = useDemoOrders();
  const screens = {
    kitchen: <KitchenDemo orders={orders} actions={actions} />,
    orders: <OrdersDemo orders={orders} actions={actions} />,
    today: <TodayDemo />,
    bill: <BillDemo />,
  };
  return (
    <div className="min-h-dvh">
      <p className="flex items-center justify-center gap-2 bg-accent px-4 py-2 text-center text-sm font-semibold text-on-accent">
        <FlaskConical size={18} className="shrink-0" /> Demo with sample data. Nothing is sent or
        saved.
      </p>
      <header className="border-b border-line bg-paper">
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
            sections={demoSections.map((one) => ({
              label: labels[one],
              Icon: icons[one],
              href: demoPath(one),
            }))}
            current={demoPath(section)}
          />
        </div>
      </header>
      <main
        aria-label={labels[section]}
        className={section === 'kitchen' ? undefined : 'mx-auto max-w-[100rem] px-4 py-5 sm:px-6'}
      >
        {screens[section]}
      </main>
    </div>
  );
}
