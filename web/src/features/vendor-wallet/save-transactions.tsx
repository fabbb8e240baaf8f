import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../files/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { allTransactions } from './all-transactions.ts';
import { transactionsCsv } from './transactions-csv.ts';
import type { WalletChoice } from './wallet-choice.ts';
import { fetchTransactions } from './wallet-lists.ts';

interface SaveTransactionsProps {
  vendorId: string;
  subdomain: string;
  choice: WalletChoice;
  isEmpty: boolean;
}

/** The whole list of the filter chosen as a file, not one page of it. */
export function SaveTransactions({ vendorId, subdomain, choice, isEmpty }: SaveTransactionsProps) {
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const { status, paymentMethod, startDate, endDate } = choice;
    const filter = { status, paymentMethod, startDate, endDate };
    try {
      const { fees, isCut } = await allTransactions((page, limit) =>
        fetchTransactions({ vendorId, filter, page, limit }),
      );
      saveFile(transactionsCsv(fees, { subdomain, startDate, endDate, now: new Date() }));
      if (isCut) showToast(cut);
    } catch {
      showToast({ kind: 'error', title: 'The file could not be made. Please try again.' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="secondary"
      size="small"
      isBusy={isBusy}
      disabled={isEmpty}
      icon={<Download size={18} aria-hidden="true" />}
      onClick={() => void save()}
    >
      Download CSV
    </Button>
  );
}

const cut = {
  kind: 'warning',
  title: 'The newest 10,000 transactions were saved',
  description: 'Choose fewer days to get the others.',
} as const;
