import { useEffect, useEffectEvent, useState } from 'react';

/** Rule: orders-27 */
export const searchDelayMs = 500;

/** The state of a search box. Searches after half a second without typing. */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [appliedSearch, setAppliedSearch] = useState(search);
  // Back or another part of the screen may have changed the search.
  if (appliedSearch !== search) {
    setAppliedSearch(search);
    if (typed.trim() !== search) setTyped(search);
  }
  const runSearch = useEffectEvent(onSearch);

  useEffect(() => {
    const query = typed.trim();
    if (query === search) return;
    const timer = setTimeout(() => runSearch(query), searchDelayMs);
    return () => clearTimeout(timer);
  }, [typed, search]);

  return [typed, setTyped] as const;
}
