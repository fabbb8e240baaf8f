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
  const lastPage = useRef(page);
  const lastPopUrl = useRef<string>(undefined);

  useEffect(() => {
    const rememberPopUrl = () => {
      lastPopUrl.current = location.href;
    };
    window.addEventListener('popstate', rememberPopUrl);
    return () => window.removeEventListener('popstate', rememberPopUrl);
  }, []);

  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    const isReturn = lastPopUrl.current === location.href;
    if (!isReturn && !location.hash) scrollTo({ top: 0, behavior: 'instant' });
    return focusNewPage();
  }, [page]);
  return null;
}
