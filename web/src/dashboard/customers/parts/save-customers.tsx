import { SaveListButton } from '../../../lib/files/save-list-button.tsx';
import { allCustomers } from '../all-customers.ts';
import type { CustomerFilter } from '../customer-choice.ts';
import { customersCsv } from '../customers-csv.ts';
import { fetchCustomers } from '../list-customers.ts';

interface SaveCustomersProps {
  vendorId: string;
  subdomain: string;
  filter: CustomerFilter;
  isEmpty: boolean;
}

/** All who are looked for as a file. */
export function SaveCustomers({ vendorId, subdomain, filter, isEmpty }: SaveCustomersProps) {
  async function makeFile() {
    const { search, sort } = filter;
    const { customers, isCut } = await allCustomers((limit, offset) =>
      fetchCustomers(vendorId, { search, sort, limit, offset }, { background: true }),
    );
    return { file: customersCsv(customers, { subdomain, now: new Date() }), isCut };
  }

  return <SaveListButton label="Export CSV" isEmpty={isEmpty} cut={cut} makeFile={makeFile} />;
}

const cut = {
  title: 'The first 20,000 customers were saved',
  description: 'Search for others by their names or phones.',
};
