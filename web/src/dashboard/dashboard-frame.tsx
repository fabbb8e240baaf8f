import { lazy, Suspense, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useLogout } from '../account/session/use-logout.ts';
import { useObservable } from '../lib/state/observable.ts';
import { serverNow } from '../lib/time/server-clock.ts';
import { classNames } from '../lib/ui/class-names.ts';
import { SkipLink } from '../lib/ui/skip-link.tsx';
import { Spinner } from '../lib/ui/spinner.tsx';
import { confirmLeave } from '../lib/unsaved/unsaved-changes.ts';
import { UnsavedGuard } from '../lib/unsaved/unsaved-guard.tsx';
import { SubscriptionWatch } from './billing/subscription-watch.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { homePath, tabAt, tabLinks } from './dashboard-tabs.tsx';
import { isNewMess } from './first-day/first-day-steps.ts';
import { OrderStoreProvider, useOrderStore } from './orders/order-store.tsx';
import { StickyBar } from './orders/parts/sticky-bar.tsx';
import { UndoBar } from './orders/parts/undo-bar.tsx';
import { billingPath, tabPath } from './shared/dashboard-paths.ts';
import type { Vendor } from './shared/own-vendor.ts';
import { useHasOutlets } from './shared/use-outlets.ts';
import { SuspensionBanner } from './suspension-banner.tsx';
import { TabMenu } from './tab-menu.tsx';

const OutletSwitch = lazy(() => import('./outlets/outlet-switch.tsx'));
const OrderWatch = lazy(() => import('./orders/order-watch.tsx'));

/** The heading, the navigation and the screen of the current tab. */
export function DashboardFrame({ vendor }: { vendor: Vendor }) {
  return (
    <OrderStoreProvider vendorId={vendor.id} preOrders={vendor.settings.preOrders}>
      <Frame vendor={vendor} />
    </OrderStoreProvider>
  );
}

function Frame({ vendor }: { vendor: Vendor }) {
  const [path, navigate] = useLocation();
  const { isLeaving, logout } = useLogout('/login');
  const hasOutlets = useHasOutlets();
  const { changes } = useOrderStore();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const tab = tabAt(path);
  if (!tab) return <Redirect to={homePath} replace />;

  const isAtOrders = tab.id === 'orders';
  const ordersPath = tabPath('orders');
  const goToOrders = () => confirmLeave(() => navigate(ordersPath));

  const leave = () =>
    confirmLeave(() => {
      // Sends the changes that wait for an undo before the session ends.
      changes.flush();
      logout();
    });
  const menu = {
    tabs: tabLinks,
    current: tabPath(tab.parent ?? tab.id),
    isLeaving,
    onLogout: leave,
  };

  return (
    // `--header` is the visible height of the heading, and `--bottom-bar` is the height of the bar on phones. Sticky
    // elements of a page start at `--sticky-top` and end at `--bottom-bar`.
    <div
      className={classNames(
        'flex min-h-dvh flex-col [--header:3.5rem] [--sticky-top:calc(var(--header)+var(--dock))] lg:[--header:3rem]',
        '[--bottom-bar:0rem] [--sticky-bottom:var(--bottom-bar)] has-data-bulk:[--sticky-bottom:calc(var(--bottom-bar)+7rem)]',
        'max-md:[--bottom-bar:calc(3.75rem+env(safe-area-inset-bottom))] short:[--bottom-bar:0rem]',
        isAtOrders ? '[--dock:3.5rem]' : '[--dock:0rem] has-data-dock:[--dock:3.5rem]',
      )}
    >
      <TabTitle title={`${tab.label} · ${vendor.displayName}`} />
      <SkipLink />
      <DashboardHeader
        displayName={vendor.displayName}
        outletSwitch={
          hasOutlets && (
            <Suspense fallback={vendor.displayName}>
              <OutletSwitch vendorId={vendor.id} displayName={vendor.displayName} />
            </Suspense>
          )
        }
        {...menu}
        isMenuOpen={isMenuOpen}
        onMenu={() => setMenuOpen(true)}
      />
      <Suspense fallback={isAtOrders && <StickyBar className="border-line" />}>
        <OrderWatch
          messName={vendor.displayName}
          isAtOrders={isAtOrders}
          onGoToOrders={goToOrders}
        />
      </Suspense>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[100rem] px-4 pt-5 pb-16 sm:px-6"
      >
        <SuspensionBanner vendor={vendor} />
        <Suspense fallback={<TabLoading />}>
          <tab.Screen vendorId={vendor.id} vendor={vendor} />
        </Suspense>
      </main>
      <UndoBar />
      <BottomBar current={menu.current} isMenuOpen={isMenuOpen} onMore={() => setMenuOpen(true)} />
      <TabMenu {...menu} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <SubscriptionWatch
        hasFirstSteps={tab.id === 'overview' && isNewMess(vendor, new Date(serverNow()))}
        onRenew={() => confirmLeave(() => navigate(billingPath))}
      />
      <UnsavedGuard />
    </div>
  );
}

/** The page title with the number of ringing orders before it. */
function TabTitle({ title }: { title: string }) {
  const { length } = useObservable(useOrderStore().ringing);
  return <title>{ringingTitle(length, title)}</title>;
}

/** The number of ringing orders comes first, so that a narrow browser tab shows it. */
export function ringingTitle(ringingCount: number, title: string): string {
  if (ringingCount === 0) return title;
  return `(${ringingCount}) ${ringingCount === 1 ? 'New order' : 'New orders'} · ${title}`;
}

function TabLoading() {
  return (
    <p role="status" className="flex justify-center py-20 text-ink-soft">
      <Spinner className="size-8" />
      <span className="sr-only">Loading...</span>
    </p>
  );
}
