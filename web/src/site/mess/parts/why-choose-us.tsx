import { BellRing, Leaf, ReceiptIndianRupee, Timer } from 'lucide-react';
import { SiteSection } from './site-section.tsx';

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
    // Not to be broken within non-veg.
    title: 'Veg and non\u2060-\u2060veg, clearly marked',
    text: 'Every dish carries the mark that you know from packed food.',
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
              <Icon size={22} aria-hidden="true" />
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
