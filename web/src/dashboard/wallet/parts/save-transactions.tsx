import { SaveListButton } from '../../../lib/files/save-list-button.tsx';
import { allTransactions } from '../all-transactions.ts';
import { transactionsCsv } from '../transactions-csv.ts';
import type { WalletChoice } from '../wallet-choice.ts';
import { fetchTransactions } from '../wallet-lists.ts';

interface SaveTransactionsProps {
  vendorId: string;
  subdomain: string;
  choice: WalletChoice;
  isEmpty: boolean;
}

/** All fees of the filter chosen as a file. */
export function SaveTransactions({ vendorId, subdomain, choice, isEmpty }: SaveTransactionsProps) {
  async function makeFile() {
    const { status, paymentMethod, startDate, endDate } = choice;
    const filter = { status, paymentMethod, startDate, endDate };
    const { fees, isCut } = await allTransactions((page, limit) =>
      fetchTransactions({ vendorId, filter, page, limit }),
    );
    const about = { subdomain, startDate, endDate, now: new Date() };
    return { file: transactionsCsv(fees, about), isCut };
  }

  return <SaveListButton label="Download CSV" isEmpty={isEmpty} cut={cut} makeFile={makeFile} />;
}

const cut = {
  title: 'The newest 10,000 transactions were saved',
  description: 'Choose fewer days to get the others.',
};
