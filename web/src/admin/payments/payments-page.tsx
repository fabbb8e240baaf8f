import { useCallback, useMemo } from 'react';
import { GrowingList } from '../../lib/data/growing-list.tsx';
import { useApiPages } from '../../lib/data/use-paged-api.ts';
import { ChoiceChips } from '../../lib/ui/choice-chips.tsx';
import { urlChoice, urlId } from '../../lib/url-state/url-choice.ts';
import { useUrlState } from '../../lib/url-state/use-url-state.ts';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { PaymentSheet } from './parts/payment-details.tsx';
import { PaymentCard, paymentColumns } from './parts/payment-list.tsx';

const fields = { list: urlChoice(['paid', 'open']), payment: urlId() };
const listOptions = [
  { value: 'paid', label: 'Paid' },
  { value: 'open', label: 'Open' },
] as const;

const notes = {
  paid: 'All payments, latest first.',
  open: 'Not finished: not paid yet, or still being set up.',
};

const emptyTexts = { paid: 'No payments yet.', open: 'No open payments.' };

/** Payments of plans and settlements, and the provisioning of paid plans. */
export default function PaymentsPage() {
  const [{ list: choice, payment: opened }, change] = useUrlState(fields);
  const list = useApiPages('GET /admin/payments', { query: { list: choice, limit: 50 } });
  const payments = useMemo(
    () => list.data?.pages.flatMap((page) => page.payments) ?? [],
    [list.data],
  );
  const open = useCallback((orderId: string) => change({ payment: orderId }), [change]);
  const columns = useMemo(() => paymentColumns(open), [open]);

  return (
    <section aria-label="Payments" className="flex flex-col gap-4">
      <ScreenHeading title="Payments" note={notes[choice]}>
        <ChoiceChips
          label="Which payments"
          options={listOptions}
          value={choice}
          onChange={(next) => change({ list: next }, { replace: true })}
        />
      </ScreenHeading>
      <GrowingList
        list={list}
        moreLabel="older payments"
        caption="Payments"
        columns={columns}
        rows={payments}
        keyOf={({ orderId }) => orderId}
        renderCard={(payment) => <PaymentCard payment={payment} onOpen={open} />}
        wideFrom="72rem"
        empty={emptyTexts[choice]}
      />
      {opened && (
        <PaymentSheet
          key={opened}
          orderId={opened}
          listed={payments.find(({ orderId }) => orderId === opened)}
          onClose={() => change({ payment: undefined }, { replace: true })}
        />
      )}
    </section>
  );
}
