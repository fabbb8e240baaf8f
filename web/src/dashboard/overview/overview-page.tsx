import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { ReactNode } from 'react';
import { useNow, useToday } from '../../lib/time/use-now.ts';
import { FailureNote } from '../../lib/ui/failure-note.tsx';
import type { Vendor } from '../shared/own-vendor.ts';
import { ownerTasks } from './owner-tasks.ts';
import { AnswersPanel } from './parts/answers-panel.tsx';
import { BusinessHoursCard } from './parts/business-hours-card.tsx';
import { IntroBanner } from './parts/intro-banner.tsx';
import { KpiCards, type OngoingCounts } from './parts/kpi-cards.tsx';
import { MenuQrCard } from './parts/menu-qr-card.tsx';
import { QuickTip } from './parts/quick-tip.tsx';
import { ShiftCloses } from './parts/shift-closes.tsx';
import { TaskList } from './parts/task-list.tsx';
import { TodayMoney } from './parts/today-money.tsx';
import { TodayPopular, TodayStatus } from './parts/today-panels.tsx';
import { useSummary } from './use-summary.ts';

interface OverviewPageProps {
  vendor: Vendor;
  /** Undefined while unknown. */
  ongoing: OngoingCounts | undefined;
  /** The dishes. Undefined while unknown. */
  items: readonly MenuItem[] | undefined;
  /** The waiting orders. */
  actionRequired: ReactNode;
  /** The first steps of a new mess. */
  firstDay: ReactNode;
  /** False for a new mess without orders, which has no figures yet. */
  hasOrders: boolean;
  /** The contents of today's thali. */
  dayMenu: ReactNode;
  /** The notice about the plan. */
  subscription: ReactNode;
  /** The forecast in words, and as a card. */
  forecastAlert: ReactNode;
  /** @param soldToday  today's orders without cancelled and expired orders */
  forecastCard: (soldToday: number) => ReactNode;
  recentOrders: ReactNode;
}

/** The overview of the day: the state of the mess, then the money and the tasks, then the cards. Rule: dashboard-13 */
export function OverviewPage(props: OverviewPageProps) {
  const { vendor, ongoing, actionRequired, subscription, recentOrders } = props;
  const { forecastAlert, forecastCard, items } = props;
  const now = useNow();
  const summary = useSummary(vendor.id, useToday(), ongoing?.changeKey);
  const hasFigures = props.hasOrders && (summary.data !== undefined || !summary.isError);
  return (
    <div className="flex flex-col gap-3 sm:gap-5">
      <h2 className="sr-only">Overview</h2>
      <IntroBanner vendor={vendor} now={now} items={items} />
      {subscription}
      {(props.hasOrders || !props.firstDay) && (
        <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]">
          {hasFigures && <TodayMoney summary={summary.data} now={now} />}
          <div className="flex min-w-0 flex-col gap-4">
            {props.hasOrders && actionRequired}
            {items && ongoing && !props.firstDay && (
              <TaskList
                tasks={ownerTasks({
                  settings: vendor.settings,
                  items,
                  paymentsToCheck: ongoing.paymentsToCheck,
                })}
              />
            )}
          </div>
        </div>
      )}
      {props.firstDay}
      {props.dayMenu}
      {forecastAlert}
      <FailureNote
        message={summary.isError ? 'Failed to fetch analytics' : undefined}
        onRetry={() => void summary.refetch()}
      />
      {hasFigures && (
        <KpiCards
          summary={summary.data}
          ongoing={ongoing}
          forecast={forecastCard(summary.data?.soldOrders ?? 0)}
        />
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          {recentOrders}
          {hasFigures && <TodayStatus summary={summary.data} />}
          <MenuQrCard vendor={vendor} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {hasFigures && <TodayPopular summary={summary.data} />}
          {hasFigures && <AnswersPanel summary={summary.data} />}
          {hasFigures && <ShiftCloses vendorId={vendor.id} />}
          <BusinessHoursCard vendor={vendor} now={now} />
          <QuickTip vendor={vendor} now={now} />
        </div>
      </div>
    </div>
  );
}
