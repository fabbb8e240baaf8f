import { planCatalogue } from '@thali/shared/plans/plan-catalogue';
import type { PlanId } from '@thali/shared/plans/plan-ids';
import { lazy, Suspense, useState } from 'react';
import { throughGaps } from '../../shell/through-gaps.ts';
import { SiteFrame } from '../../site/site-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Faq } from './faq.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Newsletter } from './newsletter.tsx';
import { Pricing } from './pricing.tsx';
import { Stats } from './stats.tsx';
import { Testimonials } from './testimonials.tsx';

const SignUpDialog = lazy(throughGaps(() => import('./sign-up/sign-up-dialog.tsx')));
const ContactDialog = lazy(throughGaps(() => import('./contact-dialog.tsx')));

type Opened = { name: 'sign-up' } | { name: 'contact'; planId?: PlanId };

/** The main site's front: it has to win a mess owner in a minute. Source: spec 1, section 2. */
export default function LandingPage() {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const start = () => setOpened({ name: 'sign-up' });
  const choosePlan = (planId: PlanId) => setOpened({ name: 'contact', planId });
  return (
    <SiteFrame
      getStarted={
        <Button size="small" onClick={start} className="shrink-0">
          Get Started
        </Button>
      }
    >
      <Hero onStart={start} />
      <Stats />
      <HowItWorks />
      <Features />
      <Pricing onChoosePlan={choosePlan} />
      <Testimonials />
      <Faq onAsk={() => setOpened({ name: 'contact' })} />
      <Newsletter />
      <Suspense>
        {opened?.name === 'sign-up' && <SignUpDialog onClose={close} onDone={showPlans} />}
        {opened?.name === 'contact' && (
          <ContactDialog plan={opened.planId && planCatalogue[opened.planId]} onClose={close} />
        )}
      </Suspense>
    </SiteFrame>
  );
}

/** The step after signing up. */
function showPlans(): void {
  document.getElementById('pricing-title')?.focus({ preventScroll: true });
  document.getElementById('pricing')?.scrollIntoView();
}
