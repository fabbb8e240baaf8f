import { openState } from '@thali/shared/vendors/business-hours';
import { Link } from 'wouter';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { settingsPath } from '../../shared/dashboard-paths.ts';
import { OpenBadge } from '../../shared/open-badge.tsx';
import type { Vendor } from '../../shared/own-vendor.ts';
import { WeekHoursList } from '../../shared/week-hours-list.tsx';

export function BusinessHoursCard({ vendor, now }: { vendor: Vendor; now: Date }) {
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
            href={settingsPath('hours')}
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
