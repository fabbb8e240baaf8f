import { type SettingsSectionId, settingsSectionIds } from '@thali/shared/site/vendor-paths';
import {
  Bell,
  Building2,
  Clock,
  CreditCard,
  type LucideIcon,
  Palette,
  ReceiptText,
  ShoppingBag,
  Store,
  Users,
} from 'lucide-react';

interface SectionText {
  label: string;
  /** The contents of the section, for the list on a phone. */
  text: string;
  Icon: LucideIcon;
}

/** The entries of the index. */
export const settingsSections: Record<SettingsSectionId, SectionText> = {
  hours: { label: 'Hours', text: 'Opening hours, meal times, holidays', Icon: Clock },
  orders: {
    label: 'Taking orders',
    text: 'Tokens, rush, tables, parcel',
    Icon: ShoppingBag,
  },
  payments: { label: 'Payments', text: 'Cash, UPI, Razorpay', Icon: CreditCard },
  bills: { label: 'Bills', text: 'Bill numbers, GST, FSSAI', Icon: ReceiptText },
  look: { label: 'Look', text: 'Colour, logo, cover, languages', Icon: Palette },
  devices: { label: 'Devices and alarm', text: 'Kitchen tablets, boards, alarm', Icon: Bell },
  team: { label: 'Team', text: 'People, roles, PINs', Icon: Users },
  outlets: { label: 'Outlets', text: 'Several messes, one sign-in', Icon: Building2 },
  business: { label: 'Business', text: 'Name, contact, plan', Icon: Store },
};

/** The section of an address such as `/vendor/settings/payments`. Returns undefined for the index alone. */
export function settingsSectionAt(path: string): SettingsSectionId | undefined {
  const [, , , name] = path.split('/');
  return settingsSectionIds.find((id) => id === name);
}
