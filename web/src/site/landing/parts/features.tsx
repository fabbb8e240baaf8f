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
    text: 'Print table cards from your dashboard. The scan opens your own menu on your own address.',
  },
  {
    Icon: Bell,
    title: 'The kitchen hears at once',
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
    text: 'Hours for each weekday and your holidays. Nobody can order from a closed kitchen.',
  },
  {
    Icon: ReceiptIndianRupee,
    title: 'Cash stays cash',
    text: 'Customers pay at your counter. The money is in your hand, not with us.',
  },
  {
    Icon: Heart,
    title: 'Regulars feel at home',
    text: 'Favorites, past orders and a name that you know. Guests may order without an account.',
  },
  {
    Icon: Smartphone,
    title: 'Made for the phone',
    text: 'Opens in the browser, light and fast, and lives on the home screen if people like it.',
  },
  {
    Icon: Palette,
    title: 'Your name, your colour',
    text: 'Your mess has a page of its own, with your name, your logo and a colour that fits it.',
  },
  {
    Icon: ShieldCheck,
    title: 'Your data stays yours',
    text: 'Each mess sees its own orders and customers, and nobody else’s. Held apart on the server.',
  },
];

export function Features() {
  return (
    <LandingSection
      id="features"
      title="Everything between the counter and the plate"
      lead="The lunch rush is short. Thali takes care of the asking, writing and calling, so your people can cook and serve."
    >
      <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ Icon, title, text }) => (
          <li key={title} className="border-t-2 border-accent-ink/60 pt-5">
            <Icon size={26} aria-hidden="true" className="text-accent-ink" />
            <h3 className="mt-3 font-display text-xl font-bold">{title}</h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
