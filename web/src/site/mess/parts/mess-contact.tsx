import { type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import { groupIndianNumber } from '../../../lib/phone/readable-phone.ts';
import { telHref } from '../../../lib/phone/tel-href.ts';
import type { Mess } from '../mess.ts';
import { SiteSection } from './site-section.tsx';
import { WeekHours } from './week-hours.tsx';

export function MessContact({ mess, now }: { mess: Mess; now: Date }) {
  const contacts = contactsOf(mess);
  const settings = mess.storefront?.vendor.settings;
  return (
    <SiteSection
      id="contact"
      title="Visit or call us"
      lead="Questions, a big order, or a table for the whole hostel? We are happy to hear from you."
      isSunken
    >
      <div className="grid gap-10 md:grid-cols-2">
        <ul className="flex flex-col gap-4">
          {contacts.map(({ icon: Icon, label, text, href }) => (
            <li key={label}>
              <a
                href={href}
                className="flex min-h-16 items-center gap-4 rounded-card border border-line bg-surface px-4 py-3 shadow-low hover:shadow-mid"
              >
                <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
                  <Icon size={20} />
                </span>
                <span className="min-w-0">
                  <span className="block text-sm text-ink-faint">{label}</span>
                  <span className="block font-semibold wrap-anywhere">{text}</span>
                </span>
              </a>
            </li>
          ))}
          {contacts.length === 0 && <li className="text-ink-soft">Come and ask at the counter.</li>}
        </ul>
        {settings && <WeekHours settings={settings} now={now} />}
      </div>
    </SiteSection>
  );
}

interface Contact {
  icon: LucideIcon;
  label: string;
  text: string;
  href: string;
}

function contactsOf({ phone, email, address, displayName }: Mess): Contact[] {
  const encodedAddress = encodeURIComponent(`${displayName}, ${address}`);
  return [
    ...(phone
      ? [
          {
            icon: Phone,
            label: 'Phone',
            text: groupIndianNumber(phone),
            href: telHref(phone),
          },
        ]
      : []),
    ...(email
      ? [{ icon: Mail, label: 'Email', text: email, href: `mailto:${encodeURIComponent(email)}` }]
      : []),
    ...(address
      ? [
          {
            icon: MapPin,
            label: 'Address, on the map',
            text: address,
            href: `https://www.google.com/maps/search/?api=1&query=${encodedAddress}`,
          },
        ]
      : []),
  ];
}
