import { Suspense } from 'react';
import { Redirect, useLocation } from 'wouter';
import { Spinner } from '../../ui/spinner.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { dashboardTabs, tabAt, tabPath } from './dashboard-tabs.tsx';
import type { Vendor } from './use-own-vendor.ts';

/** Heading, navigation, and the screen of the tab that the address names. */
export function DashboardFrame({ vendor }: { vendor: Vendor }) {
  const [path] = useLocation();
  const tab = tabAt(path);
  if (!tab) return <Redirect to={tabPath(dashboardTabs[0])} replace />;
  return (
    <div className="min-h-dvh">
      <title>{`${tab.label} · ${vendor.displayName}`}</title>
      <DashboardHeader vendor={vendor} current={tab} />
      <main className="mx-auto w-full max-w-[100rem] px-4 pt-5 pb-16 sm:px-6">
        <Suspense fallback={<TabLoading />}>
          <tab.Screen vendorId={vendor.id} />
        </Suspense>
      </main>
    </div>
  );
}

function TabLoading() {
  return (
    <p role="status" className="flex justify-center py-20 text-ink-soft">
      <Spinner className="size-8" />
      <span className="sr-only">Loading...</span>
    </p>
  );
}
