import { ArrowLeft, Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { saveFile } from '../../files/save-file.ts';
import { Button } from '../../ui/button.tsx';
import type { Receipt } from './billing.ts';
import { billingPath } from './billing-paths.ts';
import { receiptFile } from './receipt-file.ts';
import { ReceiptPaper } from './receipt-paper.tsx';
import { receiptText } from './receipt-text.ts';

/** A receipt as it is printed; on paper there is nothing else. */
export function ReceiptPage({ receipt }: { receipt: Receipt }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The link that led here is gone.
  useEffect(() => heading.current?.focus(), []);
  const text = receiptText(receipt);
  return (
    <div className="min-h-dvh print:min-h-0">
      {/* What a browser proposes as the name of a PDF. */}
      <title>{`${text.title.replaceAll('/', '-')} · Thali`}</title>
      <header className="border-b border-line bg-paper print:hidden">
        <div className="mx-auto flex w-full max-w-3xl flex-wrap items-center justify-between gap-x-5 gap-y-1 px-4 py-3 sm:px-6">
          <div className="flex min-w-0 flex-wrap items-center gap-x-5">
            <Link
              href={billingPath}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink"
            >
              <ArrowLeft size={18} aria-hidden="true" />
              Billing
            </Link>
            <h1 ref={heading} tabIndex={-1} className="font-display text-lg font-bold outline-none">
              {text.title}
            </h1>
          </div>
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
            <Button
              variant="secondary"
              size="small"
              icon={<Download size={18} aria-hidden="true" />}
              onClick={() => saveFile(receiptFile(receipt))}
            >
              Download
            </Button>
            <Button
              size="small"
              icon={<Printer size={18} aria-hidden="true" />}
              onClick={() => print()}
            >
              Print
            </Button>
          </div>
        </div>
      </header>
      <main aria-label="Receipt" className="px-4 py-6 print:p-0">
        <ReceiptPaper text={text} />
      </main>
    </div>
  );
}
