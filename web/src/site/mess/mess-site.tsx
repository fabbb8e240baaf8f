import { openState } from '@thali/shared/vendors/business-hours';
import type { ReactNode } from 'react';
import { CoverPicture } from '../../lib/ui/cover-picture.tsx';
import { type Mess, pickDishes } from './mess.ts';
import { MessAbout, MessPromise, WhyChooseUs } from './parts/about-sections.tsx';
import { MessContact } from './parts/mess-contact.tsx';
import { MessDishes } from './parts/mess-dishes.tsx';
import { MessHeader } from './parts/mess-header.tsx';
import { MessHero } from './parts/mess-hero.tsx';

interface MessSiteProps {
  mess: Mess;
  now: Date;
  /** The plan cards, for owners who look for plans here. */
  plans?: ReactNode;
  footer?: ReactNode;
}

/** The page of a mess with its profile and its dishes. Rule: site-12 */
export function MessSite({ mess, now, plans, footer }: MessSiteProps) {
  const { storefront } = mess;
  const dishes = storefront ? pickDishes(storefront, 6) : [];
  const settings = storefront?.vendor.settings;
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip [--sticky-top:4rem]">
      <MessHeader mess={mess} />
      <main id="main" tabIndex={-1} className="grow">
        {mess.coverUrl && (
          <div className="bg-accent-soft">
            <CoverPicture
              image={mess.coverUrl}
              className="mx-auto h-[min(33.34vw,13rem)] min-[81rem]:rounded-b-card"
            />
          </div>
        )}
        <MessHero
          mess={mess}
          dishes={dishes}
          open={settings && openState(settings, now)}
          now={now}
        />
        <MessDishes mess={mess} dishes={dishes} />
        <WhyChooseUs name={mess.displayName} />
        <MessAbout mess={mess} />
        <MessPromise />
        <MessContact mess={mess} now={now} />
        {plans}
      </main>
      {footer}
    </div>
  );
}
