import {
  Bell,
  CalendarClock,
  Heart,
  type LucideIcon,
  Palette,
  QrCode,
  ReceiptIndianRupee,
  ShieldCheck,
  Smartphone,
  UtensilsCrossed,
} from 'lucide-react';
import { LandingSection } from './landing-section.tsx';

interface Feature {
  Icon: LucideIcon;
  title: string;
  text: string;
}

const features: readonly Feature[] = [
  {
    Icon: QrCode,
    title: 'A code for every table',
    text: 'Print table cards from your dashboard. One scan opens your menu, at your own web address.',
  },
  {
    Icon: Bell,
    title: 'The kitchen hears it at once',
    text: 'New orders appear and ring the moment they are placed. One tap moves each order on.',
  },
  {
    Icon: UtensilsCrossed,
    title: 'A menu that is always today’s',
    text: 'Change a price or switch a dish off, and every open phone shows it. Counted portions sell out on their own.',
  },
  {
    Icon: CalendarClock,
    title: 'Open when you are open',
    text: 'Set hours for each weekday, and your holidays. When you are closed, nobody can order.',
  },
  {
    Icon: ReceiptIndianRupee,
    title: 'Your money is yours',
    text: 'Cash at the counter, UPI or online payment: it goes to you, not to us.',
  },
  {
    Icon: Heart,
    title: 'Regulars feel at home',
    text: 'Favourites and past orders are one tap away. Guests can order without an account.',
  },
  {
    Icon: Smartphone,
    title: 'Made for the phone',
    text: 'Opens fast in the browser, and can be added to the home screen.',
  },
  {
    Icon: Palette,
    title: 'Your name, your colour',
    text: 'Your mess has a page of its own, with your name, your logo and your colour.',
  },
  {
    Icon: ShieldCheck,
    title: 'Your data stays yours',
    text: 'Each mess sees only its own orders and customers. The server keeps them apart.',
  },
];

export function Features() {
  return (
    <LandingSection
      id="features"
      title="Everything between the counter and the plate"
      lead="The lunch rush is short. Thali takes care of the asking, writing and calling, so your team can cook and serve."
    >
      <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ Icon, title, text }) => (
          <li key={title} className="border-t-2 border-accent-ink/60 pt-5">
            <Icon size={26} className="text-accent-ink" />
            <h3 className="mt-3 font-display text-xl font-bold">{title}</h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
