import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../files/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { allCustomers } from './all-customers.ts';
import type { CustomerFilter } from './customer-choice.ts';
import { fetchCustomers } from './customer-list.ts';
import { customersCsv } from './customers-csv.ts';

interface SaveCustomersProps {
  vendorId: string;
  subdomain: string;
  filter: CustomerFilter;
  isEmpty: boolean;
}

/** All who are looked for as a file, not one page of them. */
export function SaveCustomers({ vendorId, subdomain, filter, isEmpty }: SaveCustomersProps) {
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const { search, sort } = filter;
    try {
      const { customers, isCut } = await allCustomers((limit, offset) =>
        fetchCustomers(vendorId, { search, sort, limit, offset }, { background: true }),
      );
      saveFile(customersCsv(customers, { subdomain, now: new Date() }));
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
      Export CSV
    </Button>
  );
}

const cut = {
  kind: 'warning',
  title: 'The first 20,000 customers were saved',
  description: 'Search for others by their names or phones.',
} as const;
