import { formatRupees } from '@thali/shared/money/paise';
import { CircleAlert, Hourglass, Info } from 'lucide-react';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { amountProblem, canPay, typedRupees } from '../amount-text.ts';
import type { SettlementNews } from '../settlement-news.ts';
import type { SettlementDesk } from '../use-settlement.ts';
import type { WalletOverview } from '../wallet-state.ts';

interface SettlementFormProps {
  wallet: WalletOverview['wallet'];
  desk: SettlementDesk;
}

/** Pays fees, all of them or a part. Rule: wallet-6, wallet-13 */
export function SettlementForm({ wallet, desk }: SettlementFormProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  // While it is still being typed, an amount is not called wrong.
  const [isDone, setDone] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const available = wallet.availableForSettlement;
  const isUseless = available <= 0 && !desk.isPaying;
  const problem = amountProblem(typed, available);
  const isOpen = canPay(typed, available);

  // Another person has paid, or begun to pay, all that there was.
  if (isUseless && typed !== '') setTyped('');

  // With the last of the fees, what has the focus can't be used any more.
  useLayoutEffect(() => {
    if (isUseless && form.current?.querySelector(':disabled:focus')) heading.current?.focus();
  }, [isUseless]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setDone(true);
    const rupees = typedRupees(typed);
    if (problem || rupees === undefined) {
      field.current?.focus();
      return;
    }
    if (!(await desk.pay(rupees))) return;
    setTyped('');
    setDone(false);
  }

  function payAll() {
    setTyped(available.toFixed(2));
    setDone(true);
    field.current?.focus();
  }

  return (
    <Card className="p-5">
      <form ref={form} aria-labelledby={id} noValidate onSubmit={(event) => void submit(event)}>
        <h3 ref={heading} id={id} tabIndex={-1} className="text-lg font-bold outline-none">
          Process Settlement
        </h3>
        <p className="mt-1 mb-4 text-sm text-ink-soft">{availableText(wallet)}</p>
        <SettlementNewsNote news={desk.news} />
        <div className="flex flex-wrap items-start gap-x-3 gap-y-4">
          <div className="min-w-0 grow basis-56">
            <TextField
              ref={field}
              type="number"
              inputMode="decimal"
              autoComplete="off"
              label="Amount in rupees"
              min={0}
              step={0.01}
              max={available}
              value={typed}
              disabled={isUseless}
              error={isDone && typed !== '' ? problem : undefined}
              onChange={({ target }) => setTyped(target.value)}
              onBlur={() => setDone(typed !== '')}
              // A wheel over the field scrolls the page, and not the amount.
              onWheel={({ currentTarget }) => currentTarget.blur()}
              className="tabular-nums"
            />
          </div>
          <div className="flex grow gap-2 *:grow sm:mt-7 sm:grow-0">
            <Button variant="secondary" disabled={available <= 0 || desk.isPaying} onClick={payAll}>
              Pay All
            </Button>
            <Button
              type="submit"
              disabled={!isOpen && !desk.isPaying}
              isBusy={desk.isPaying}
              busyLabel="Processing..."
            >
              {payLabel(typed, problem)}
            </Button>
          </div>
        </div>
      </form>
    </Card>
  );
}

function payLabel(typed: string, problem: string | undefined): string {
  const rupees = typedRupees(typed);
  return problem || rupees === undefined ? 'Pay' : `Pay ${formatRupees(rupees)}`;
}

function availableText({ pendingCodFees, availableForSettlement }: WalletOverview['wallet']) {
  const underWay = formatRupees(pendingCodFees - availableForSettlement);
  if (pendingCodFees <= 0) return 'No fees are pending.';
  if (availableForSettlement <= 0) {
    return `A payment of ${underWay} is under way. To start over, give it up in the history first.`;
  }
  const text = `You can pay up to ${formatRupees(availableForSettlement)}; the oldest fees are covered first.`;
  const isPart = pendingCodFees > availableForSettlement;
  return isPart ? `${text} A payment of ${underWay} is under way.` : text;
}

/** What came of the last payment. Both places are always in the page, so that a screen reader announces them. */
function SettlementNewsNote({ news }: { news: SettlementNews | undefined }) {
  const Mark = news?.kind === 'on-its-way' ? Hourglass : Info;
  return (
    <>
      <div role="alert" className="empty:hidden">
        {news?.kind === 'failed' && (
          <p className="mb-4 flex items-start gap-3 rounded-field bg-chilli-soft px-4 py-3 font-semibold text-chilli">
            <CircleAlert size={20} className="mt-0.5 shrink-0" />
            {news.text}
          </p>
        )}
      </div>
      <div role="status" className="empty:sr-only">
        {news && news.kind !== 'failed' && (
          <p className="mb-4 flex items-start gap-3 rounded-field bg-steel-soft px-4 py-3">
            <Mark size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-steel" />
            {news.text}
          </p>
        )}
      </div>
    </>
  );
}
