import { formatShortPaise, toPaise } from '@thali/shared/money/paise';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { Chip } from '../../../lib/ui/chip.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import * as texts from '../counter-texts.ts';
import { usualAmounts } from '../sale.ts';
import type { SaleResultView, UpiCode } from '../sale-result.ts';
import { UpiQr } from './upi-qr.tsx';

const labels = texts.labels;

interface SaleResultDialogProps {
  result: SaleResultView;
  onReceived: (method: 'upi' | 'cash') => void;
  onClose: () => void;
  /** Further actions below the number. */
  children?: ReactNode;
}

/** The token or number of a sale, and the change or the UPI code. Rule: counter-3, counter-4, counter-10 */
export function SaleResultDialog({ result, onReceived, onClose, children }: SaleResultDialogProps) {
  const { label, number, totalPaise, upi, isCash, isPaid } = result;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={titleOf(result)}
      size="small"
      footer={
        <Button
          size="large"
          variant={isPaid ? 'primary' : 'secondary'}
          isFullWidth
          onClick={onClose}
          data-autofocus={isPaid || undefined}
        >
          {texts.newSale}
        </Button>
      }
    >
      <div className="flex flex-col items-center gap-4 text-center">
        <p className="text-lg">
          {labels[label]}
          <strong className="block font-display text-7xl leading-none tabular-nums">
            {number}
          </strong>
        </p>
        {children}
        {!isPaid && !isCash ? (
          <UpiToPay upi={upi} totalPaise={totalPaise} onReceived={onReceived} />
        ) : (
          isCash && <Change totalPaise={totalPaise} />
        )}
      </div>
    </Dialog>
  );
}

function titleOf({ isPaid, isCash }: SaleResultView): string {
  if (!isPaid) return texts.waitingForPayment;
  return isCash ? texts.sold : texts.paid;
}

interface UpiToPayProps {
  upi: UpiCode;
  totalPaise: number;
  onReceived: (method: 'upi' | 'cash') => void;
}

function UpiToPay({ upi, totalPaise, onReceived }: UpiToPayProps) {
  const { link, isLinkLoading, isAutoConfirmed } = upi;
  return (
    <>
      {(link || isLinkLoading) && <UpiQr link={link} />}
      <p>
        {texts.payBefore}
        <Money paise={totalPaise} isShort className="font-bold" />
        {texts.payAfter}
        {isAutoConfirmed && texts.showsWhenPaid}
      </p>
      <div className="flex w-full flex-wrap gap-2 *:grow">
        {!isAutoConfirmed && <Button onClick={() => onReceived('upi')}>{texts.received}</Button>}
        <Button variant="secondary" onClick={() => onReceived('cash')}>
          {texts.paidInCash}
        </Button>
      </div>
    </>
  );
}

/** Suggests the amounts that guests usually give, and shows the change. */
function Change({ totalPaise }: { totalPaise: number }) {
  const [givenAmount, setGivenAmount] = useState<number>();
  if (totalPaise === 0) return null;
  return (
    <div className="flex w-full flex-col gap-3">
      <fieldset className="flex flex-wrap justify-center gap-2">
        <legend className="mb-2 w-full text-sm font-semibold">{texts.given}</legend>
        {usualAmounts(totalPaise).map((rupees) => (
          <Chip
            key={rupees}
            isSelected={givenAmount === rupees}
            onClick={() => setGivenAmount(rupees)}
          >
            {formatShortPaise(toPaise(rupees))}
          </Chip>
        ))}
      </fieldset>
      <p role="status" className="min-h-9 text-2xl font-bold">
        {givenAmount !== undefined && changeText(toPaise(givenAmount) - totalPaise)}
      </p>
    </div>
  );
}

function changeText(paise: number): string {
  return paise === 0 ? texts.nothingBack : texts.giveBack(formatShortPaise(paise));
}
