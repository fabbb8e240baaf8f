import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { PrintedMenu, useMenuCode } from '../../lib/print/printed-menu.tsx';
import { currentMenuLink } from '../../lib/tenant/menu-link.ts';

/** Prints a sheet with the menu instead of the page. Rule: qr-6 */
export default function PrintMenu({ menu }: { menu: Storefront }) {
  const [isPrinting, setPrinting] = useState(false);
  // Draws the code in advance.
  useMenuCode(currentMenuLink(menu.vendor.subdomain));
  useEffect(() => {
    // The browser reads the page right after this event.
    const print = () => flushSync(() => setPrinting(true));
    const endPrinting = () => setPrinting(false);
    addEventListener('beforeprint', print);
    addEventListener('afterprint', endPrinting);
    return () => {
      removeEventListener('beforeprint', print);
      removeEventListener('afterprint', endPrinting);
    };
  }, []);
  return isPrinting && createPortal(<Sheet menu={menu} />, document.body);
}

function Sheet({ menu }: { menu: Storefront }) {
  useLayoutEffect(() => {
    const page = document.getElementById('root');
    page?.classList.add('print:hidden');
    return () => page?.classList.remove('print:hidden');
  }, []);
  return (
    <div className="hidden print:block">
      <PrintedMenu mess={menu.vendor} categories={menu.menuCategories} items={menu.menuItems} />
    </div>
  );
}
