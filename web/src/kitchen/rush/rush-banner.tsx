import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { OctagonPause } from 'lucide-react';
import { useNow } from '../../lib/time/use-now.ts';
import { Button } from '../../lib/ui/button.tsx';
import { pausedUntil } from './rush-state.ts';
import * as texts from './rush-texts.ts';
import { type RushOptions, useRush } from './use-rush.ts';

interface RushBannerProps extends RushOptions {
  settings: VendorSettings;
}

const tickMs = 5000;

/** Reminds staff that new orders are paused. */
export function RushBanner({ settings, ...options }: RushBannerProps) {
  const { isBusy, change } = useRush(options);
  const until = pausedUntil(settings, useNow(tickMs));
  if (!until) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border-3 border-chilli bg-chilli-soft py-2 pr-2 pl-4 short:py-0.5">
      <p role="status" className="flex min-w-0 items-center gap-2.5 font-bold sm:text-lg">
        <OctagonPause size={20} className="shrink-0" />
        {texts.ordersPausedUntil(until)}
      </p>
      <Button
        size="small"
        isBusy={isBusy}
        onClick={() => change({ pauseMinutes: 0 })}
        className="max-sm:grow"
      >
        {texts.takeAgain}
      </Button>
    </div>
  );
}
