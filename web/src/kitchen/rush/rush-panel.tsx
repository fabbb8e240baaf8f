import { pauses } from '@thali/shared/kitchen/change-rush.contract';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { Play } from 'lucide-react';
import { useNow } from '../../lib/time/use-now.ts';
import { Button } from '../../lib/ui/button.tsx';
import { CapControl } from './parts/cap-control.tsx';
import { RushBlock, RushButton, type RushControlProps } from './parts/rush-block.tsx';
import { TodayControl } from './parts/today-control.tsx';
import { pausedUntil } from './rush-state.ts';
import { type RushOptions, useRush } from './use-rush.ts';

interface RushPanelProps extends RushOptions {
  settings: VendorSettings;
}

const tickMs = 5000;

/** The controls for a rush: pause, limit orders, close early. Rule: hours-11, orders-42 */
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

const lengths = pauses.filter((minutes) => minutes > 0);

/** Pauses new orders for some minutes. Present orders go on. */
function PauseControl({ settings, now, isBusy, change }: RushControlProps) {
  const until = pausedUntil(settings, now);
  return (
    <RushBlock title="Pause new orders" state={until ? `Paused until ${until}` : 'Taking orders'}>
      <div className="grid grid-cols-3 gap-2 *:px-2!">
        {lengths.map((pauseMinutes) => (
          <RushButton key={pauseMinutes} isBusy={isBusy} onClick={() => change({ pauseMinutes })}>
            <span>
              <span className="sr-only">Pause for </span>
              {pauseMinutes} min
            </span>
          </RushButton>
        ))}
      </div>
      {until && (
        <Button
          size="large"
          isFullWidth
          isBusy={isBusy}
          icon={<Play size={20} />}
          onClick={() => change({ pauseMinutes: 0 })}
        >
          Take orders again
        </Button>
      )}
    </RushBlock>
  );
}
