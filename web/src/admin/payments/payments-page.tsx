import { useMemo } from 'react';
import { GrowingList } from '../../lib/data/growing-list.tsx';
import { ChoiceChips } from '../shared/choice-chips.tsx';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { useChoice, useOpened } from '../shared/use-choice.ts';
import { usePayments } from './admin-payments.ts';
import { PaymentSheet } from './parts/payment-details.tsx';
import { PaymentCard, paymentColumns } from './parts/payment-list.tsx';

const lists = ['paid', 'open'] as const;
const listOptions = [
  { value: 'paid', label: 'Paid' },
  { value: 'open', label: 'Open' },
] as const;

const notes = {
  paid: 'All payments, latest first.',
  open: 'Not finished: not paid yet, or still being set up.',
};

const emptyTexts = { paid: 'No payments yet.', open: 'No open payments.' };

/** What was paid for, and how far what was paid for is set up. */
export default function PaymentsPage() {
  const [choice, choose] = useChoice('list', lists);
  const { opened, open, close } = useOpened('payment');
  const list = usePayments(choice);
  const payments = useMemo(
    () => list.data?.pages.flatMap((page) => page.payments) ?? [],
    [list.data],
  );
  const columns = useMemo(() => paymentColumns(open), [open]);

  return (
    <section aria-label="Payments" className="flex flex-col gap-4">
      <ScreenHeading title="Payments" note={notes[choice]}>
        <ChoiceChips
          label="Which payments"
          options={listOptions}
          value={choice}
          onChange={choose}
        />
      </ScreenHeading>
      <GrowingList
        list={list}
        more="older payments"
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
          onClose={close}
        />
      )}
    </section>
  );
}
