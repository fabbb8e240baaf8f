import { useSearchParams } from 'wouter';
import { useTypedSearch } from '../../lib/ui/use-typed-search.ts';
import { withParam } from './use-choice.ts';

/** No name of a mess is longer. */
const longestSearch = 80;

/** What is searched for, kept in the address, and what stands in its box meanwhile. */
export function useSearchText() {
  const [params, setParams] = useSearchParams();
  const search = (params.get('search') ?? '').slice(0, longestSearch).trim();
  const [typed, setTyped] = useTypedSearch(search, (wanted) =>
    setParams((before) => withParam(before, 'search', wanted || undefined), { replace: true }),
  );
  return { search, typed, setTyped };
}
