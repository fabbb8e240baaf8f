import type { Plan } from '@thali/shared/plans/plan-catalogue';
import type { ReactNode } from 'react';
import { Button } from '../../lib/ui/button.tsx';
import { Faq } from './parts/faq.tsx';
import { Features } from './parts/features.tsx';
import { Hero } from './parts/hero.tsx';
import { HowItWorks } from './parts/how-it-works.tsx';
import { LandingSection } from './parts/landing-section.tsx';
import { Pricing } from './parts/pricing.tsx';
import { ProductTour } from './parts/product-tour.tsx';

interface LandingSectionsProps {
  platformDomain: string;
  /** The moving pictures, which load later. */
  pictures?: ReactNode;
  /** The action of a plan's card. */
  planAction: (plan: Plan) => ReactNode;
  onStart: () => void;
  /** Runs when the visitor wants to ask a question. */
  onAsk: () => void;
}

/** The sections of the landing page, from the hero to the questions. */
export function LandingSections({
  platformDomain,
  pictures,
  planAction,
  onStart,
  onAsk,
}: LandingSectionsProps) {
  return (
    <>
      <Hero platformDomain={platformDomain} onStart={onStart} />
      <Stats />
      <HowItWorks />
      <ProductTour pictures={pictures} />
      <Features />
      <Pricing actionOf={planAction} />
      <Testimonials />
      <Faq onAsk={onAsk} />
    </>
  );
}

/** The button in the header of the landing page. */
export function GetStartedButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="small" onClick={onClick} data-press="start header" className="shrink-0">
      Get Started
    </Button>
  );
}

/** Fixed marketing text, not live data. Rule: site-2 */
const counters = [
  ['2,500+', 'businesses'],
  ['1M+', 'orders'],
  ['99.99%', 'uptime'],
  ['4.9', 'rating'],
] as const;

function Stats() {
  return (
    <section aria-label="Thali in figures" className="border-b border-line bg-surface">
      <dl className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-7 px-4 py-9 sm:px-6 lg:grid-cols-4 lg:divide-x lg:divide-line lg:py-12">
        {counters.map(([figure, label]) => (
          <div key={label} className="flex flex-col-reverse lg:px-8 lg:first:pl-0">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="money font-display text-[2.125rem] leading-tight font-bold text-accent-ink lg:text-4xl">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Fixed marketing text without names of people. Rule: site-2 */
const statements = [
  {
    who: 'A mess owner',
    text: 'We used to shout order numbers across the hall. Now people look at their phone and come when the plate is there.',
  },
  {
    who: 'A canteen manager',
    text: 'The menu on the wall was wrong by noon. Now I switch the dish off, and nobody asks for it any more.',
  },
  {
    who: 'A food court operator',
    text: 'Each counter has its own page and its own orders. Nobody has to sort slips by hand.',
  },
];

function Testimonials() {
  return (
    <LandingSection id="testimonials" title="Heard at the counter">
      <div className="grid gap-x-8 gap-y-10 md:grid-cols-3">
        {statements.map(({ who, text }) => (
          <figure key={who} className="flex flex-col">
            <blockquote className="grow border-l-4 border-accent pl-5">
              <p className="font-display text-xl leading-snug font-bold">“{text}”</p>
            </blockquote>
            <figcaption className="mt-4 pl-6 text-ink-soft">{who}</figcaption>
          </figure>
        ))}
      </div>
    </LandingSection>
  );
}
