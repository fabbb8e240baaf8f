import { pauses } from '@thali/shared/kitchen/change-rush.contract';
import { Play } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import { pausedUntil } from '../rush-state.ts';
import * as texts from '../rush-texts.ts';
import { RushBlock, RushButton, type RushControlProps } from './rush-block.tsx';

const lengths = pauses.filter((minutes) => minutes > 0);

/** The control that pauses new orders. Orders already placed continue. */
export function PauseControl({ settings, now, isBusy, change }: RushControlProps) {
  const until = pausedUntil(settings, now);
  return (
    <RushBlock
      title={texts.pauseNewOrders}
      state={until ? texts.pausedUntil(until) : texts.takingOrders}
    >
      <div className="grid grid-cols-3 gap-2 *:px-2!">
        {lengths.map((pauseMinutes) => (
          <RushButton key={pauseMinutes} isBusy={isBusy} onClick={() => change({ pauseMinutes })}>
            <span>
              <span className="sr-only">{texts.pauseFor}</span>
              {texts.minutes(pauseMinutes)}
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
          {texts.takeAgain}
        </Button>
      )}
    </RushBlock>
  );
}
