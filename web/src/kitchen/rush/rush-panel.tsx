import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { useNow } from '../../lib/time/use-now.ts';
import { CapControl } from './parts/cap-control.tsx';
import { PauseControl } from './parts/pause-control.tsx';
import { TodayControl } from './parts/today-control.tsx';
import { type RushOptions, useRush } from './use-rush.ts';

interface RushPanelProps extends RushOptions {
  settings: VendorSettings;
}

const tickMs = 5000;

/** The controls for a rush: pause orders, limit orders, close early. Rule: hours-11, orders-42 */
export function RushPanel({ settings, ...options }: RushPanelProps) {
  const rush = useRush(options);
  const now = useNow(tickMs);
  const shared = { settings, now, ...rush };
  return (
    <div className="@container flex flex-col divide-y divide-line *:py-5 *:first:pt-0 *:last:pb-0">
      <PauseControl {...shared} />
      <CapControl {...shared} />
      <TodayControl {...shared} />
    </div>
  );
}
