import { receiptHtml } from '@thali/shared/subscriptions/receipt-html';
import { type ReceiptText, receiptText } from '@thali/shared/subscriptions/receipt-text';
import { type SavedFile, saveFile } from '../../lib/files/save-file.ts';
import { DownloadButton, PrintButton, PrintedPage } from '../../lib/print/printed-page.tsx';
import { billingPath } from '../shared/dashboard-paths.ts';
import type { Receipt } from './use-billing.ts';

export function ReceiptPage({ receipt }: { receipt: Receipt }) {
  const text = receiptText(receipt);
  return (
    <PrintedPage
      title={text.title}
      fileName={`${text.title.replaceAll('/', '-')} · Thali`}
      label="Receipt"
      back={{ href: billingPath, label: 'Billing' }}
      actions={
        <>
          <DownloadButton label="Download" onPress={() => saveFile(receiptFile(receipt))} />
          <PrintButton />
        </>
      }
    >
      <ReceiptPaper text={text} />
    </PrintedPage>
  );
}

/** A receipt, black on white in every theme, because people print it. */
function ReceiptPaper({ text }: { text: ReceiptText }) {
  const { facts, issuer, buyer, item, sums, total, note } = text;
  return (
    <article className="mx-auto w-full max-w-2xl rounded-card bg-[white] p-5 text-[black] shadow-mid sm:p-10 print:max-w-none print:rounded-none print:p-[12mm] print:shadow-none">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="font-display text-2xl font-bold">Receipt</h2>
        <p className="font-display text-lg font-bold">Thali</p>
      </div>
      <dl className="mt-5">
        {facts.map(([name, value]) => (
          <Line key={name} name={name} value={value} />
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap gap-x-12 gap-y-4">
        {issuer && <Address party={issuer} />}
        <Address party={buyer} />
      </div>
      <dl className="mt-6 border-t pt-3">
        <div className="flex flex-wrap justify-between gap-x-6">
          <dt>
            <span className="font-semibold">{item.name}</span>
            <span className="block text-sm">{item.period}</span>
            {item.carriedOver && <span className="block text-sm">{item.carriedOver}</span>}
            {item.sac && <span className="block text-sm">SAC {item.sac}</span>}
          </dt>
          <dd className="money">{total}</dd>
        </div>
      </dl>
      <dl className="mt-4 border-t pt-3">
        {sums.map(([name, amount]) => (
          <Line key={name} name={name} value={amount} />
        ))}
        <div className="mt-2 flex flex-wrap justify-between gap-x-6 border-t pt-3 text-lg font-bold">
          <dt>Total paid</dt>
          <dd className="money">{total}</dd>
        </div>
      </dl>
      <p className="mt-8 text-sm">{note}</p>
    </article>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-0.5">
      <dt>{name}</dt>
      <dd className="tabular-nums wrap-anywhere">{value}</dd>
    </div>
  );
}

function Address({ party }: { party: ReceiptText['buyer'] }) {
  return (
    <div className="min-w-0 grow basis-52">
      <p className="text-sm">{party.heading}</p>
      <p className="font-semibold wrap-anywhere">{party.name}</p>
      {party.lines.map((line) => (
        <p key={line} className="text-sm wrap-anywhere">
          {line}
        </p>
      ))}
    </div>
  );
}

/** A receipt as an HTML file that opens and prints without a network. */
export function receiptFile(receipt: Receipt): SavedFile {
  return {
    name: `thali-receipt-${receipt.number.replaceAll('/', '-')}.html`,
    content: receiptHtml(receipt),
    type: 'text/html',
  };
}
