import { hoursToday } from '@thali/shared/vendors/business-hours';
import type { PublicVendor } from '@thali/shared/vendors/vendor.contract';
import { Clock3, MapPin } from 'lucide-react';
import { hoursText } from '../../lib/time/hours-text.ts';
import { Badge } from '../../lib/ui/badge.tsx';
import { CoverPicture } from '../../lib/ui/cover-picture.tsx';
import { TableCloth } from '../../lib/ui/marks/table-cloth.tsx';
import { SkipLink } from '../../lib/ui/skip-link.tsx';
import { VendorSign } from '../../lib/ui/vendor-sign.tsx';
import * as texts from './header-texts.ts';

interface StorefrontHeaderProps {
  vendor: PublicVendor;
  now: Date;
  isOpen: boolean;
  /** True above the menu. On other tabs, the header is small on phones. */
  isMenu: boolean;
}

/** The name, hours and address of the mess. Above the menu, they are on the cover picture. Rule: storefront-1, storefront-28 */
export function StorefrontHeader({ vendor, now, isOpen, isMenu }: StorefrontHeaderProps) {
  const Name = isMenu ? 'h1' : 'p';
  const cover = isMenu && vendor.coverUrl;
  return (
    <>
      <SkipLink>{isMenu ? texts.skipToMenu : undefined}</SkipLink>
      <header
        data-small={!isMenu || undefined}
        className={`group relative isolate overflow-hidden bg-accent-soft ${cover ? coverClass : ''}`}
      >
        {cover ? (
          <CoverPicture image={cover} className="absolute inset-0 -z-10 h-full" />
        ) : (
          <TableCloth />
        )}
        <div className="mx-auto flex w-full max-w-6xl items-center gap-4 px-4 py-3 sm:px-6 lg:py-8 max-lg:group-data-small:py-2">
          <span className="contents max-lg:group-data-small:hidden">
            <VendorSign name={vendor.displayName} logoUrl={vendor.logoUrl} />
          </span>
          <div className="min-w-0 gap-x-3 max-lg:group-data-small:flex max-lg:group-data-small:flex-wrap">
            <Name className="font-display text-xl font-bold tracking-tight sm:text-2xl lg:text-3xl max-lg:group-data-small:text-base">
              {vendor.displayName}
            </Name>
            <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft max-lg:group-data-small:mt-0">
              {vendor.cuisine && (
                <Badge
                  className={`max-sm:hidden max-lg:group-data-small:hidden ${cover ? 'bg-surface' : 'bg-surface/80'}`}
                  tone="accent"
                >
                  {vendor.cuisine}
                </Badge>
              )}
              {vendor.status !== 'suspended' && (
                <span className="money inline-flex items-center gap-1.5">
                  <Clock3 size={15} />
                  {hoursText(hoursToday(vendor.settings, now))}
                </span>
              )}
              {isOpen && <OpenNow />}
              {vendor.address && (
                <span className="hidden items-center gap-1 lg:inline-flex">
                  <MapPin size={15} />
                  {vendor.address}
                </span>
              )}
            </div>
          </div>
        </div>
      </header>
    </>
  );
}

/**
 * The cover has the height of the picture. Its limit lets the dishes on a phone start within the top 300 px.
 * Rule: storefront-15
 */
const coverClass =
  'on-cover mx-auto grid min-h-[22vw] sm:min-h-[min(30vw,24vh,16rem)] max-w-7xl content-end min-[81rem]:rounded-b-card';

function OpenNow() {
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-leaf">
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {texts.openNow}
    </span>
  );
}
