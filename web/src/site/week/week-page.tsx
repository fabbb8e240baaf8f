import type { WeekMenu } from '@thali/shared/week-menu/week-menu.contract';
import { type ReactNode, useLayoutEffect } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { Loaded } from '../../lib/data/loaded.tsx';
import { useApi } from '../../lib/data/use-api.ts';
import { usePageSize } from '../../lib/print/use-page-size.ts';
import { isServedAsUnknown } from '../../lib/storefront/served-storefront.ts';
import { storefrontKeyOf } from '../../lib/storefront/storefront-key.ts';
import { useStorefront } from '../../lib/storefront/use-storefront.ts';
import { applyAccent } from '../../lib/tenant/apply-accent.ts';
import { currentMenuLink } from '../../lib/tenant/menu-link.ts';
import { BackLink } from '../../lib/ui/back-link.tsx';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { EmptyState } from '../../lib/ui/empty-state.tsx';
import { EmptyThali } from '../../lib/ui/marks/lazy-pictures.ts';
import { MissingPage } from '../../lib/ui/missing-page.tsx';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { usePageTitle } from '../../lib/ui/use-page-title.ts';
import { upcomingDays } from './upcoming-days.ts';
import { WeekActions } from './week-actions.tsx';
import { WeekDays } from './week-days.tsx';
import * as texts from './week-texts.ts';

/** The menu of a mess for the next days. Rule: storefront-33 */
export default function WeekPage({ menuKey }: { menuKey: string }) {
  const key = storefrontKeyOf(menuKey);
  if (isServedAsUnknown(key)) return <Unknown />;
  return <KnownWeek storefrontKey={key} />;
}

function KnownWeek({ storefrontKey }: { storefrontKey: string }) {
  const storefront = useStorefront(storefrontKey);
  const vendor = storefront.data?.vendor;
  const palette = storefront.data?.accentPalette;
  const week = useApi(
    'GET /vendors/{vendorId}/week-menu',
    { params: { vendorId: vendor?.id ?? '' } },
    { enabled: vendor !== undefined, refetchInterval: 300_000 },
  );
  useLayoutEffect(() => {
    if (palette) applyAccent(palette);
    return () => applyAccent(null);
  }, [palette]);
  usePageTitle(vendor && texts.pageTitle(vendor.displayName));
  usePageSize('210mm 297mm');
  const { error } = storefront;
  if (!vendor && error instanceof ApiError && error.status < 500) return <Unknown />;
  const reading = vendor ? week : { ...week, error, refetch: storefront.refetch };
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh w-full max-w-6xl flex-col gap-5 p-4 outline-none sm:p-6 lg:p-8 print:block print:min-h-0 print:max-w-none print:bg-[white] print:p-[10mm] print:text-[black]"
    >
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          {vendor && (
            <div className="print:hidden">
              <BackLink href={`/menu/${vendor.subdomain}`} label={vendor.displayName} />
            </div>
          )}
          <h1 className="font-display text-3xl leading-tight font-bold wrap-anywhere sm:text-4xl print:text-2xl">
            {texts.thisWeek}
            <span className="hidden print:inline"> · {vendor?.displayName}</span>
          </h1>
        </div>
        {vendor && week.data && hasMenu(week.data) && <WeekActions vendor={vendor} />}
      </header>
      <Loaded reading={reading} loading={<WeekSkeleton />} failedTitle={texts.fetchFailed}>
        {(menu) =>
          hasMenu(menu) ? (
            <WeekDays week={menu} />
          ) : (
            <Empty
              action={
                <a href={`/menu/${vendor?.subdomain}`} className={buttonClass({})}>
                  {texts.seeMenu}
                </a>
              }
            />
          )
        }
      </Loaded>
      {vendor && (
        <p className="hidden text-center text-sm print:mt-2 print:block">
          {currentMenuLink(vendor.subdomain).replace(/^https?:\/\//, '')}/week
        </p>
      )}
    </main>
  );
}

function hasMenu(week: WeekMenu): boolean {
  return upcomingDays(week).length > 0;
}

function Empty({ action }: { action: ReactNode }) {
  return (
    <EmptyState
      title={texts.noMenu}
      description={texts.noMenuHint}
      picture={<EmptyThali />}
      action={action}
    />
  );
}

function Unknown() {
  return (
    <MissingPage
      title={texts.notFound}
      description={texts.notFoundHint}
      link={{ href: '/', label: texts.startPage }}
    />
  );
}

function WeekSkeleton() {
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
        <Skeleton key={name} className="h-44 rounded-card" />
      ))}
    </div>
  );
}
