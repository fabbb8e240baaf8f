import { clockAt } from '@thali/shared/vendors/business-hours';
import { useNow } from '../../../lib/time/use-now.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import * as slotTexts from '../../../orders/display/slot-texts.ts';
import { nextSlotOf } from '../checkout/checkout-notice.ts';
import * as texts from '../checkout-texts.ts';
import type { LostSlot as Lost } from '../place/use-checkout.ts';

interface LostSlotProps extends Lost {
  /** Places the order for another slot; undefined closes the question. */
  onReplace: (readyFor: string | undefined) => void;
  /** Opens the cart, which still has the dishes. */
  onChoose: () => void;
}

/**
 * Asks for another slot. The old slot filled up, or its cutoff passed, while the order waited for the network.
 * Rule: offline-3
 */
export default function LostSlot({ body, error, onReplace, onChoose }: LostSlotProps) {
  const now = useNow();
  const nextSlot = nextSlotOf(error);
  const slot = slotTexts.slot('', body.readyFor ?? '', now).trim();
  return (
    <Dialog
      isOpen
      onClose={() => onReplace(undefined)}
      title={texts.chooseOtherTime}
      description={texts.notPlacedFor(slot, error.message)}
      size="small"
    >
      <div className="flex flex-col gap-2">
        {nextSlot && (
          <Button onClick={() => onReplace(nextSlot)} data-autofocus>
            {texts.orderFor(clockAt(nextSlot))}
          </Button>
        )}
        <Button variant={nextSlot ? 'secondary' : 'primary'} onClick={onChoose}>
          {texts.anotherTime}
        </Button>
        <Button variant="quiet" onClick={() => onReplace(undefined)}>
          {texts.notNow}
        </Button>
      </div>
    </Dialog>
  );
}
