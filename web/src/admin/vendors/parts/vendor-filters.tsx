import { useSearchParams } from 'wouter';
import { PillSelect } from '../../../lib/ui/pill-select.tsx';
import { SearchBox } from '../../../lib/ui/search-box.tsx';
import { useTypedSearch } from '../../../lib/ui/use-typed-search.ts';
import { vendorLooks } from '../../shared/look-badge.tsx';
import { withParam } from '../../shared/use-choice.ts';

export const statusChoices = ['all', 'active', 'suspended', 'pending'] as const;
type StatusChoice = (typeof statusChoices)[number];

const options = statusChoices.map((value) => ({
  value,
  label: value === 'all' ? 'All statuses' : vendorLooks[value].label,
}));

interface VendorFiltersProps {
  typed: string;
  onType: (text: string) => void;
  status: StatusChoice;
  onStatus: (status: StatusChoice) => void;
}

/** Which vendors are listed. */
export function VendorFilters({ typed, onType, status, onStatus }: VendorFiltersProps) {
  return (
    <div className="flex w-full flex-wrap gap-2 sm:w-auto">
      <SearchBox
        label="Search vendors"
        value={typed}
        onChange={onType}
        className="min-w-0 grow basis-44 sm:w-72"
      />
      <PillSelect
        aria-label="Status"
        options={options}
        value={status}
        onChange={onStatus}
        className="min-h-12"
      />
    </div>
  );
}

/** No name of a mess is longer. */
const longestSearch = 80;

/** What is searched for, kept in the address, and what is typed in its box meanwhile. */
export function useSearchText() {
  const [params, setParams] = useSearchParams();
  const search = (params.get('search') ?? '').slice(0, longestSearch).trim();
  const [typed, setTyped] = useTypedSearch(search, (wanted) =>
    setParams((before) => withParam(before, 'search', wanted || undefined), { replace: true }),
  );
  return { search, typed, setTyped };
}
