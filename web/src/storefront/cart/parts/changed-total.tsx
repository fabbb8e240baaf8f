import { formatPaise } from '@thali/shared/money/paise';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import type { AgreedTotal } from '../checkout/use-agreed-total.ts';

/** The question before an order at another total. Cancel has the focus, and is where a second tap in haste lands. */
export function ChangedTotal({ question, confirm, dismiss }: AgreedTotal) {
  if (!question) return null;
  const { fromPaise, toPaise } = question;
  const to = formatPaise(toPaise);
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title="The total has changed"
      description={`The total went ${toPaise > fromPaise ? 'up' : 'down'} from ${formatPaise(fromPaise)} to ${to}.`}
      size="small"
    >
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={dismiss} data-autofocus>
          Cancel
        </Button>
        <Button onClick={confirm}>Place order for {to}</Button>
      </div>
    </Dialog>
  );
}
