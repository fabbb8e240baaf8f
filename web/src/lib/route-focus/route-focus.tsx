import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { focusNewPage } from './focus-new-page.ts';
import { pageOf } from './page-of.ts';

/**
 * Render this once per document, after the routes. Each new page starts at its top with the focus on its heading.
 * Back and Forward restore the previous position.
 */
export default function RouteFocus() {
  const [path] = useLocation();
  const page = pageOf(path, useSearch());
  const last = useRef(page);
  const returnedTo = useRef<string>(undefined);

  useEffect(() => {
    const note = () => {
      returnedTo.current = location.href;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);

  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    const isReturn = returnedTo.current === location.href;
    if (!isReturn && !location.hash) scrollTo({ top: 0, behavior: 'instant' });
    return focusNewPage();
  }, [page]);
  return null;
}
