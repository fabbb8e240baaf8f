import type { Plan } from '@thali/shared/plans/plan-catalogue';
import type { ReactNode } from 'react';
import { Faq } from './parts/faq.tsx';
import { Features } from './parts/features.tsx';
import { Hero } from './parts/hero.tsx';
import { HowItWorks } from './parts/how-it-works.tsx';
import { Pricing } from './parts/pricing.tsx';
import { Stats } from './parts/stats.tsx';
import { Testimonials } from './parts/testimonials.tsx';

interface LandingSectionsProps {
  platformDomain: string;
  /** What a plan's card offers. */
  planAction: (plan: Plan) => ReactNode;
  onStart: () => void;
  /** None of the answers is the one that was looked for. */
  onAsk: () => void;
}

/** What the landing page says, from the promise to the questions. */
export function LandingSections({
  platformDomain,
  planAction,
  onStart,
  onAsk,
}: LandingSectionsProps) {
  return (
    <>
      <Hero platformDomain={platformDomain} onStart={onStart} />
      <Stats />
      <HowItWorks />
      <Features />
      <Pricing actionOf={planAction} />
      <Testimonials />
      <Faq onAsk={onAsk} />
    </>
  );
}
