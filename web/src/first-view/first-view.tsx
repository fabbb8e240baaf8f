import type { FirstViewModule } from '@thali/shared/site/first-view';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { storefrontOf } from '../lib/storefront/served-storefront.ts';
import { GetStartedButton, LandingSections } from '../site/landing/landing-sections.tsx';
import { messOf } from '../site/mess/mess.ts';
import { MessSite } from '../site/mess/mess-site.tsx';
import { isOffer, PlanOffer, planCardState } from '../site/plans/plan-offer.tsx';
import { SiteHeader } from '../site/shared/site-header.tsx';
import { MenuFirstView } from './menu-first-view.tsx';
import { NotYetLive } from './not-yet-live.tsx';

// The server renders these into the documents. The live pages replace them.

export const menuView: FirstViewModule['menuView'] = (island, now) =>
  markupOf(<MenuFirstView storefront={completeStorefront(island)} now={now} />);

export const messView: FirstViewModule['messView'] = (island, now) => {
  const storefront = completeStorefront(island);
  const { vendor } = storefront;
  return markupOf(
    <NotYetLive>
      <MessSite mess={messOf(vendor.subdomain, vendor, storefront)} now={now} />
    </NotYetLive>,
  );
};

export const landingView: FirstViewModule['landingView'] = (platformDomain) =>
  markupOf(<LandingFirstView platformDomain={platformDomain} />);

/** Removes React's preload links, which would load pictures before the content above them. */
function markupOf(view: ReactNode): string {
  return renderToStaticMarkup(view).replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}

function completeStorefront(island: string): Storefront {
  const storefront = storefrontOf(island);
  if (!storefront) throw new Error('The document has no complete storefront');
  return storefront;
}

/** The main site's front page until the script runs. It ends at the questions, far below the fold. */
function LandingFirstView({ platformDomain }: { platformDomain: string }) {
  return (
    <NotYetLive>
      <div className="flex min-h-dvh flex-col">
        <SiteHeader landing="/" getStarted={<GetStartedButton onClick={nothing} />} />
        <main className="grow">
          <LandingSections
            platformDomain={platformDomain}
            planAction={(plan) => {
              const bought = { purchase: undefined, session: undefined };
              const state = planCardState({ plan, isTenant: false, ...bought });
              return isOffer(state) && <PlanOffer plan={plan} offer={state} onTake={nothing} />;
            }}
            onStart={nothing}
            onAsk={nothing}
          />
        </main>
      </div>
    </NotYetLive>
  );
}

function nothing(): void {}
