import type { Order } from '@thali/shared/orders/order.contract';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../lib/ui/button.tsx';
import { ConfirmDialog } from '../../lib/ui/confirm-dialog.tsx';
import { promiseTimes } from '../../orders/staff/promise-times.ts';
import { readyMinutes } from '../../orders/staff/ready-minutes.ts';
import type { KitchenActions } from '../kitchen-actions.ts';
import * as texts from '../kitchen-texts.ts';
import { nextMove } from '../next-move.ts';

interface ConfirmAllProps {
  /** The new orders, oldest first. */
  pending: readonly Order[];
  /** Accepted orders that are not ready. */
  cooking: readonly Order[];
  settings: Pick<VendorSettings, 'orderCap' | 'shortFlow'>;
  actions: KitchenActions;
  /** Hides the icon, because a heading has no room for it. */
  isCompact: boolean;
}

/** Lets staff confirm all new orders at once, with times that the kitchen can keep. Rule: kitchen-30 */
export function ConfirmAll({ pending, cooking, settings, actions, isCompact }: ConfirmAllProps) {
  const [isOpen, setOpen] = useState(false);
  const [first] = pending;
  if (!first || pending.length === 1) return null;
  const { label = '', path = [] } = nextMove(first, settings.shortFlow ?? false) ?? {};
  const usualMinutes = readyMinutes.get();
  const haveRanges = pending.every(({ readyRange }) => readyRange !== undefined);
  const minutes =
    usualMinutes === 0 || haveRanges
      ? []
      : promiseTimes(pending, { cooking, usualMinutes, cap: settings.orderCap });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        icon={!isCompact && <CheckCheck size={22} />}
        onClick={() => setOpen(true)}
        className={isCompact ? 'whitespace-nowrap' : 'w-full'}
      >
        {texts.confirmAll}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false);
          actions.confirmAll(pending, path, minutes);
        }}
        title={texts.confirmOrders(label, pending.length)}
        text={haveRanges ? texts.guestsKeepTimes : promiseText(minutes)}
        confirmLabel={texts.confirmCount(label, pending.length)}
        keepLabel={texts.notYet}
      />
    </>
  );
}

function promiseText(minutes: readonly number[]): string {
  if (minutes.length === 0) return texts.guestsSeeNoTime;
  const [from, to] = [Math.min(...minutes), Math.max(...minutes)];
  return from === to ? texts.guestsSeeTime(from) : texts.guestsSeeTimes(from, to);
}
