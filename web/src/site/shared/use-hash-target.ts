import { useEffect } from 'react';

/**
 * Brings the section that the address names into view. The browser has looked for it already, before
 * there was anything on the page.
 */
export function useHashTarget(): void {
  useEffect(() => {
    const id = decoded(location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
  }, []);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
