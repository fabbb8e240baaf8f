import { LandingSection } from './landing-section.tsx';

/** Fixed marketing text, by kinds of customers and not by persons. Rule: site-2 */
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

export function Testimonials() {
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
