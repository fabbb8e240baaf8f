import { useState } from 'react';
import { Redirect } from 'wouter';
import { Loaded } from '../../lib/data/loaded.tsx';
import { useApi } from '../../lib/data/use-api.ts';
import { PrintButton, PrintedPage } from '../../lib/print/printed-page.tsx';
import { SheetSkeleton } from '../../lib/print/sheet-loading.tsx';
import { PillSelect } from '../../lib/ui/pill-select.tsx';
import { proofFields, storedProof } from '../follow/order-proof.ts';
import { type RollWidth, rollWidths } from '../printing/print-line.ts';
import { PrintedStrip } from '../printing/printed-strip.tsx';
import { billLines } from './bill-lines.ts';
import * as texts from './bill-texts.ts';

/** The bill of an order, to print or to save as a PDF. Without a proof, redirects to the order page. */
export default function BillPage({ orderId }: { orderId: string }) {
  const [proof] = useState(() => storedProof(orderId));
  const [width, setWidth] = useState<RollWidth>(80);
  const bill = useApi(
    'GET /orders/{orderId}/bill',
    { params: { orderId }, ...(proof && proofFields(proof)) },
    // A bill never changes.
    { enabled: proof !== undefined, staleTime: Number.POSITIVE_INFINITY },
  );
  const { data } = bill;
  if (!proof) return <Redirect to={`/orders/${orderId}`} replace />;
  return (
    <PrintedPage
      title={texts.bill}
      fileName={
        data
          ? texts.fileName(data.bill.number.replaceAll('/', '-'), data.bill.seller.name)
          : texts.bill
      }
      label={texts.bill}
      back={{ href: `/orders/${orderId}`, label: texts.order }}
      actions={
        data && (
          <>
            <PillSelect
              aria-label={texts.paper}
              options={rollWidths.map((mm) => ({ value: String(mm), label: texts.paperOf(mm) }))}
              value={String(width)}
              onChange={(value) => setWidth(value === '58' ? 58 : 80)}
            />
            <PrintButton />
          </>
        )
      }
    >
      <Loaded reading={bill} loading={<SheetSkeleton />} failedTitle={texts.openFailed}>
        {(loaded) => (
          <>
            <PrintedStrip
              label={texts.bill}
              lines={billLines(loaded.bill, loaded.order)}
              width={width}
            />
            <p className="mx-auto mt-5 max-w-xs text-center text-sm text-ink-soft print:hidden">
              {texts.saveHint}
            </p>
          </>
        )}
      </Loaded>
    </PrintedPage>
  );
}
