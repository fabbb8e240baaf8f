import type { AdminPayment } from '@thali/shared/payments/admin-payments.contract';
import { useCallback, useMemo } from 'react';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { GrowingList } from '../../lib/data/growing-list.tsx';
import { readWholeList, useApiPages } from '../../lib/data/use-paged-api.ts';
import { SaveListButton } from '../../lib/files/save-list-button.tsx';
import { serverNow } from '../../lib/time/server-clock.ts';
import { ChoiceChips } from '../../lib/ui/choice-chips.tsx';
import { SearchBox } from '../../lib/ui/search-box.tsx';
import { useTypedSearch } from '../../lib/ui/use-typed-search.ts';
import { urlChoice, urlId } from '../../lib/url-state/url-choice.ts';
import { urlSearch } from '../../lib/url-state/url-fields.ts';
import { useUrlState } from '../../lib/url-state/use-url-state.ts';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { PaymentSheet } from './parts/payment-details.tsx';
import { PaymentCard, paymentColumns } from './parts/payment-list.tsx';
import { PlanRevenue } from './parts/plan-revenue.tsx';
import { paymentsCsv } from './payments-csv.ts';

const fields = { list: urlChoice(['paid', 'open']), search: urlSearch(), payment: urlId() };
const listOptions = [
  { value: 'paid', label: 'Paid' },
  { value: 'open', label: 'Open' },
] as const;

const notes = {
  paid: 'Money received, latest first.',
  open: 'Not finished: not paid yet, or still being set up.',
};

const emptyTexts = { paid: 'No payments yet.', open: 'No open payments.' };

const listRows = {
  rowsOf: ({ payments }: AnswerOf<'GET /admin/payments'>) => payments,
  keyOf: ({ orderId }: AdminPayment) => orderId,
};

const maxRows = 10_000;

const truncatedToast = {
  title: 'The latest 10,000 payments were saved',
  description: 'Search for older payments by their mess.',
};

/** Payments of plans and settlements, and the provisioning of paid plans. */
export default function PaymentsPage() {
  const [{ list: choice, search, payment: openedId }, change] = useUrlState(fields);
  const [searchText, setSearchText] = useTypedSearch(search, (text) => change({ search: text }));
  const query = { list: choice, search: search || undefined };
  const list = useApiPages('GET /admin/payments', { query: { ...query, limit: 50 } });
  const payments = useMemo(
    () => list.data?.pages.flatMap((page) => page.payments) ?? [],
    [list.data],
  );
  const open = useCallback((orderId: string) => change({ payment: orderId }), [change]);
  const columns = useMemo(() => paymentColumns(open), [open]);

  async function makeFile() {
    const request = { query: { ...query, limit: 100 } };
    const { rows, isTruncated } = await readWholeList(
      'GET /admin/payments',
      request,
      listRows,
      maxRows,
    );
    return { file: paymentsCsv(rows, choice, new Date(serverNow())), isTruncated };
  }

  return (
    <section aria-label="Payments" className="flex flex-col gap-4">
      <ScreenHeading title="Payments" subtitle={notes[choice]}>
        <div className="flex w-full flex-wrap items-center gap-2 sm:w-auto">
          <SearchBox
            label="Search payments"
            value={searchText}
            onChange={setSearchText}
            className="min-w-0 grow basis-44 sm:w-72"
          />
          <ChoiceChips
            label="Which payments"
            options={listOptions}
            value={choice}
            onChange={(next) => change({ list: next }, { replace: true })}
          />
          <SaveListButton
            label="Save as CSV"
            isEmpty={payments.length === 0}
            truncatedToast={truncatedToast}
            makeFile={makeFile}
          />
        </div>
      </ScreenHeading>
      <PlanRevenue />
      <GrowingList
        list={list}
        moreLabel="older payments"
        caption="Payments"
        columns={columns}
        rows={payments}
        keyOf={({ orderId }) => orderId}
        renderCard={(payment) => <PaymentCard payment={payment} onOpen={open} />}
        wideFrom="72rem"
        empty={search ? 'No payments match.' : emptyTexts[choice]}
      />
      {openedId && (
        <PaymentSheet
          key={openedId}
          orderId={openedId}
          listedPayment={payments.find(({ orderId }) => orderId === openedId)}
          onClose={() => change({ payment: undefined }, { replace: true })}
        />
      )}
    </section>
  );
}
