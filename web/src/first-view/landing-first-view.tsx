import { GetStartedButton, LandingSections } from '../site/landing/landing-sections.tsx';
import { isOffer, PlanOffer, planCardState } from '../site/plans/plan-offer.tsx';
import { SiteHeader } from '../site/shared/site-header.tsx';
import { NotYetLive } from './not-yet-live.tsx';

/** The main site's front page until the script runs. Omits content far below the fold. */
export function LandingFirstView({ platformDomain }: { platformDomain: string }) {
  return (
    <NotYetLive>
      <div className="flex min-h-dvh flex-col [--sticky-top:4rem]">
        <SiteHeader landing="/" getStarted={<GetStartedButton onClick={doNothing} />} />
        <main id="main" tabIndex={-1} className="grow">
          <LandingSections
            platformDomain={platformDomain}
            planAction={(plan) => {
              const bought = { purchase: undefined, session: undefined };
              const state = planCardState({ plan, isTenant: false, ...bought });
              return isOffer(state) && <PlanOffer plan={plan} offer={state} onTake={doNothing} />;
            }}
            onStart={doNothing}
            onAsk={doNothing}
          />
        </main>
      </div>
    </NotYetLive>
  );
}

function doNothing(): void {}
