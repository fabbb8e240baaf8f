import { useEffect, useEffectEvent, useState } from 'react';

/** Rule: orders-27 */
export const settleMs = 500;

/** The text of a search box, which searches after half a second without typing. */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [searched, setSearched] = useState(search);
  // The back key or another part of the screen has changed the search.
  if (searched !== search) {
    setSearched(search);
    if (typed.trim() !== search) setTyped(search);
  }
  const settle = useEffectEvent(onSearch);

  useEffect(() => {
    const query = typed.trim();
    if (query === search) return;
    const timer = setTimeout(() => settle(query), settleMs);
    return () => clearTimeout(timer);
  }, [typed, search]);

  return [typed, setTyped] as const;
}
