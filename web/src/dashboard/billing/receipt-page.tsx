import { saveFile } from '../../lib/files/save-file.ts';
import { DownloadButton, PrintButton, PrintedPage } from '../../lib/ui/print/printed-page.tsx';
import type { Receipt } from './billing.ts';
import { billingPath } from './billing-paths.ts';
import { ReceiptPaper } from './parts/receipt-paper.tsx';
import { receiptFile } from './receipt-file.ts';
import { receiptText } from './receipt-text.ts';

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
