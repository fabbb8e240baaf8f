import { BellRing, Leaf, ReceiptIndianRupee, Timer } from 'lucide-react';
import { VendorSign } from '../../../lib/ui/vendor-sign.tsx';
import type { Mess } from '../mess.ts';
import { SiteSection } from './site-section.tsx';

export function MessAbout({ mess }: { mess: Mess }) {
  return (
    <SiteSection id="about" title={`About ${mess.displayName}`}>
      <div className="grid items-start gap-6 sm:grid-cols-[auto_1fr] sm:gap-10">
        <VendorSign name={mess.displayName} logoUrl={mess.logoUrl} size="large" />
        <div className="flex max-w-2xl flex-col gap-4 text-lg text-ink-soft">
          {mess.description && <p className="text-ink">{mess.description}</p>}
          <p>{aboutText(mess)}</p>
          <p>
            The menu here is always today’s: sold-out dishes disappear and new ones appear at once.
          </p>
        </div>
      </div>
    </SiteSection>
  );
}

function aboutText({ displayName, cuisine, address }: Mess): string {
  const food = cuisine ? `${cuisine} food` : 'everyday food';
  const addressText = address ? ` at ${address}` : '';
  return `${displayName} serves ${food}${addressText}. Come in and eat, or order here and pick it up at the counter.`;
}

const reasons = [
  {
    icon: Timer,
    title: 'No standing in line',
    text: 'Order from your phone and come when the plate is ready.',
  },
  {
    icon: ReceiptIndianRupee,
    title: 'Prices in plain sight',
    text: 'You see what you pay before you order, down to the last rupee.',
  },
  {
    icon: Leaf,
    // A non-breaking hyphen keeps non-veg on one line.
    title: 'Veg and non\u2060-\u2060veg, clearly marked',
    text: 'Every dish has the mark you know from packed food.',
  },
  {
    icon: BellRing,
    title: 'Follow your order',
    text: 'Confirmed, preparing, ready: the page moves with the kitchen.',
  },
];

export function WhyChooseUs({ name }: { name: string }) {
  return (
    <SiteSection id="features" title={`Why choose ${name}?`} isSunken>
      <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {reasons.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4 lg:flex-col">
            <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-accent text-on-accent">
              <Icon size={22} />
            </span>
            <div>
              <h3 className="text-lg font-semibold leading-snug">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </SiteSection>
  );
}

const promises = [
  ['Cooked today', 'What you order is made in our kitchen for this day.'],
  ['An honest price', 'You see the total before you order, and that is what you pay.'],
  ['A word if it takes longer', 'When the kitchen is busy, your order says so.'],
] as const;

export function MessPromise() {
  return (
    <section aria-labelledby="promise-title" className="bg-accent-soft">
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 lg:py-16">
        <h2 id="promise-title" className="font-display text-2xl font-bold lg:text-3xl">
          Our promise
        </h2>
        <dl className="mt-7 grid gap-6 md:grid-cols-3 md:gap-8">
          {promises.map(([title, text]) => (
            <div key={title} className="border-t-2 border-accent-ink/60 pt-4">
              <dt className="font-display text-xl font-bold text-accent-ink">{title}</dt>
              <dd className="mt-1">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
