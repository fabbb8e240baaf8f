import { useEffect, useEffectEvent, useState } from 'react';

/** Rule: orders-27 */
export const searchDelayMs = 500;

/** The state of a search box. Searches after half a second without typing. */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const [appliedSearch, setAppliedSearch] = useState(search);
  // Back or another control of the screen may have changed the search.
  if (appliedSearch !== search) {
    setAppliedSearch(search);
    if (text.trim() !== search) setText(search);
  }
  const runSearch = useEffectEvent(onSearch);

  useEffect(() => {
    const query = text.trim();
    if (query === search) return;
    const timer = setTimeout(() => runSearch(query), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text, search]);

  return [text, setText] as const;
}
