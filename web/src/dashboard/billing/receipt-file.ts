import { receiptHtml } from '@thali/shared/subscriptions/receipt-html';
import type { SavedFile } from '../../lib/files/save-file.ts';
import type { Receipt } from './use-billing.ts';

/** A receipt as a page of its own that any browser opens and prints, without a network. */
export function receiptFile(receipt: Receipt): SavedFile {
  return {
    name: `thali-receipt-${receipt.number.replaceAll('/', '-')}.html`,
    content: receiptHtml(receipt),
    type: 'text/html',
  };
}
