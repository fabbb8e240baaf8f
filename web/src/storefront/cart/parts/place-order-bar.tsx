import type { OpenState } from '@thali/shared/vendors/business-hours';
import type { VendorStatus } from '@thali/shared/vendors/vendor.contract';
import { useId } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { closedReason } from '../../shared/closed-reason.ts';
import * as texts from '../cart-texts.ts';
import { FailureNotice, type Notice } from './failure-notice.tsx';

interface PlaceOrderBarProps {
  finalPaise: number;
  isBusy: boolean;
  isDisabled?: boolean;
  /** Says that the order is below the minimum. Also disables the button. */
  minimumText?: string | undefined;
  /** The reason why the order can't be placed. */
  notice?: Notice | undefined;
  onPlace: () => void;
}

/** The total and the order button, always in view. */
export function PlaceOrderBar(props: PlaceOrderBarProps) {
  const { finalPaise, isBusy, isDisabled, minimumText, notice, onPlace } = props;
  const minimumId = useId();
  return (
    <div className="sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-10 -mx-4 flex flex-col gap-3 border-t border-line bg-paper/95 px-4 py-3 backdrop-blur-sm sm:-mx-2 sm:px-2 lg:-bottom-5 lg:-mx-5 lg:bg-surface/95 lg:px-5">
      {notice && <FailureNotice {...notice} />}
      <p id={minimumId} role="status" className="text-sm font-semibold text-chilli empty:hidden">
        {minimumText}
      </p>
      <div className="flex items-center gap-4">
        <p className="leading-tight">
          <span className="block text-xs text-ink-soft">{texts.toPay}</span>
          <Money paise={finalPaise} className="text-lg font-bold" />
        </p>
        <Button
          size="large"
          className="grow"
          onClick={onPlace}
          disabled={isDisabled || minimumText !== undefined}
          aria-describedby={minimumText && minimumId}
          isBusy={isBusy}
          busyLabel={texts.placingOrder}
        >
          {texts.placeOrder}
        </Button>
      </div>
    </div>
  );
}

/** Says why the mess is not taking orders. */
export function ClosedNote({ open, status }: { open: OpenState; status: VendorStatus }) {
  const reason = closedReason(open, status);
  return reason && <p className="text-center text-sm font-semibold text-chilli">{reason}</p>;
}
