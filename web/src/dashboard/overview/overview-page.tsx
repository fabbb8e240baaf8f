import { openState } from '@thali/shared/vendors/business-hours';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'wouter';
import { useApi } from '../../lib/data/use-api.ts';
import { useNow, useToday } from '../../lib/time/use-now.ts';
import { Button } from '../../lib/ui/button.tsx';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { Card } from '../../lib/ui/card.tsx';
import { tabPath } from '../shared/dashboard-paths.ts';
import { OpenBadge } from '../shared/open-badge.tsx';
import type { Vendor } from '../shared/own-vendor.ts';
import { WeekHoursList } from '../shared/week-hours-list.tsx';
import { AnswersPanel } from './parts/answers-panel.tsx';
import { IntroBanner } from './parts/intro-banner.tsx';
import { KpiCards, type OngoingCounts } from './parts/kpi-cards.tsx';
import { MenuQrCard } from './parts/menu-qr-card.tsx';
import { QuickTip } from './parts/quick-tip.tsx';
import { TodayPopular, TodayStatus } from './parts/today-panels.tsx';

interface OverviewPageProps {
  vendor: Vendor;
  /** Undefined while unknown. */
  ongoing: OngoingCounts | undefined;
  /** The notice about pending orders. */
  actionRequired: ReactNode;
  /** The first steps of a new mess. */
  firstDay: ReactNode;
  /** Without orders there are no figures to show. */
  hasOrders: boolean;
  /** The contents of today's thali. */
  dayMenu: ReactNode;
  /** The notice about the plan. */
  subscription: ReactNode;
  /** The forecast in words, and as a card. */
  forecastAlert: ReactNode;
  /** @param soldToday  orders of today that are neither cancelled nor expired */
  forecastCard: (soldToday: number) => ReactNode;
  recentOrders: ReactNode;
}

/** The day at a glance, with urgent notices first. */
export function OverviewPage(props: OverviewPageProps) {
  const { vendor, ongoing, actionRequired, subscription, recentOrders } = props;
  const { forecastAlert, forecastCard } = props;
  const now = useNow();
  const summary = useSummary(vendor.id, useToday(), ongoing?.pulse);
  const hasFigures = props.hasOrders && (summary.data !== undefined || !summary.isError);
  return (
    <div className="flex flex-col gap-5">
      <h2 className="sr-only">Overview</h2>
      {actionRequired}
      {subscription}
      <IntroBanner vendor={vendor} now={now} />
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
          {hasFigures && <AnswersPanel summary={summary.data} />}
          {hasFigures && <TodayStatus summary={summary.data} />}
          <MenuQrCard vendor={vendor} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {hasFigures && <TodayPopular summary={summary.data} />}
          <BusinessHoursCard vendor={vendor} now={now} />
          <QuickTip vendor={vendor} now={now} />
        </div>
      </div>
    </div>
  );
}

interface FailureNoteProps {
  message: string | undefined;
  onRetry: () => void;
}

/** A failure above the old content. Always in the page, so that screen readers announce it. */
function FailureNote({ message, onRetry }: FailureNoteProps) {
  return (
    <div role="alert" className="empty:hidden">
      {message && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-chilli/40 bg-chilli-soft py-1.5 pr-2 pl-4 text-chilli">
          <p className="flex min-w-0 items-center gap-3 py-2 font-semibold">
            <CircleAlert size={20} className="shrink-0" />
            {message}
          </p>
          <Button variant="secondary" size="small" onClick={onRetry}>
            Try Again
          </Button>
        </div>
      )}
    </div>
  );
}

/** The second read catches figures that the server updates a little later. Rule: analytics-12 */
const delaysMs = [300, 3000];

/**
 * Today's figures, read again after each change of the orders.
 * @param pulse  changes with each change of the orders; undefined while unknown
 */
function useSummary(vendorId: string, today: string, pulse: string | undefined) {
  const request = { query: { vendorId } };
  const query = useApi('GET /orders/analytics/summary', request, {
    day: today,
    refetchOnMount: 'always',
  });
  const ask = useEffectEvent(() => void query.refetch());
  const known = useRef(pulse);

  useEffect(() => {
    const isFirst = known.current === undefined;
    const isSame = known.current === pulse;
    known.current = pulse;
    if (isFirst || isSame) return;
    const timers = delaysMs.map((ms) => setTimeout(() => ask(), ms));
    return () => timers.forEach(clearTimeout);
  }, [pulse]);

  return query;
}

function BusinessHoursCard({ vendor, now }: { vendor: Vendor; now: Date }) {
  return (
    <Card className="min-w-0 p-5 sm:p-6">
      <section aria-labelledby="overview-hours">
        <header className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <div className="flex items-center gap-2.5">
            <h3 id="overview-hours" className="text-lg font-bold">
              Business Hours
            </h3>
            <OpenBadge open={openState(vendor.settings, now)} />
          </div>
          <Link
            href={tabPath('settings')}
            className={`${buttonClass({ variant: 'quiet', size: 'small' })} -mr-2 px-2!`}
          >
            Manage Hours
          </Link>
        </header>
        <WeekHoursList settings={vendor.settings} now={now} />
      </section>
    </Card>
  );
}
