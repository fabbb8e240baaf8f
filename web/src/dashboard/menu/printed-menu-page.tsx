import { Link } from 'wouter';
import { Loaded } from '../../lib/data/loaded.tsx';
import { PrintedMenu } from '../../lib/print/printed-menu.tsx';
import { PrintButton, PrintedPage } from '../../lib/print/printed-page.tsx';
import { SheetSkeleton } from '../../lib/print/sheet-loading.tsx';
import { usePageSize } from '../../lib/print/use-page-size.ts';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { EmptyState } from '../../lib/ui/empty-state.tsx';
import { tabPath } from '../shared/dashboard-paths.ts';
import type { Vendor } from '../shared/own-vendor.ts';
import { useVendorMenu } from './use-vendor-menu.ts';

/** The menu as a sheet to print. Rule: qr-6 */
export default function PrintedMenuPage({ vendor }: { vendor: Vendor }) {
  const menu = useVendorMenu(vendor.id);
  usePageSize('210mm 297mm');
  return (
    <PrintedPage
      title="Printed menu"
      fileName={`menu-${vendor.subdomain}`}
      label="Printed menu"
      back={{ href: '/vendor', label: 'Dashboard' }}
      actions={(menu.data?.items.length ?? 0) > 0 && <PrintButton />}
    >
      <Loaded reading={menu} loading={<SheetSkeleton />} failedTitle={menu.failedTitle}>
        {({ categories, items }) =>
          items.length > 0 ? (
            <PrintedMenu mess={vendor} categories={categories} items={items} />
          ) : (
            <EmptyState
              title="Your menu is empty"
              description="Add your first dish, so that there is something to print."
              action={
                <Link href={`${tabPath('menu')}?add=dish`} className={buttonClass({})}>
                  Add a Dish
                </Link>
              }
            />
          )
        }
      </Loaded>
    </PrintedPage>
  );
}
