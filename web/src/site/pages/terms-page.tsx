import { textLinkClass } from '../../lib/ui/text-link-class.ts';
import licencesUrl from '../shared/licences.txt?url';
import { StaticPage, ToBeReviewed } from './parts/static-page.tsx';
import { type TextSection, TextSections } from './parts/text-sections.tsx';

export default function TermsPage() {
  return (
    <StaticPage path="/terms-of-service">
      <ToBeReviewed />
      <TextSections sections={termsSections} />
      <p className="mt-10 text-sm text-ink-soft">
        This site is made with the work of others:{' '}
        <a href={licencesUrl} className={textLinkClass}>
          licence notices
        </a>
        .
      </p>
    </StaticPage>
  );
}

const termsSections: readonly TextSection[] = [
  {
    id: 'what',
    title: 'What we offer',
    blocks: [
      'Thali lets a mess, cafeteria or food court (the “vendor”) show its menu and take orders, and lets customers order there. The operator of this site (“we”) provides the platform. We do not cook, sell or deliver food.',
    ],
  },
  {
    id: 'orders',
    title: 'Orders',
    blocks: [
      'An order is a contract between the customer and the vendor. The vendor is responsible for food, prices, taxes, hygiene, allergens and the licences that it needs, such as its FSSAI registration.',
      'Customers pay the vendor: in cash, or by UPI or online where the vendor takes it. The total contains the platform fee shown in the bill: ₹1 for a cart below ₹100, ₹2 from ₹100, ₹3 from ₹200. A vendor may refuse or cancel an order. Orders that are still open after 24 hours expire.',
    ],
  },
  {
    id: 'accounts',
    title: 'Accounts',
    blocks: [
      'Give true details, keep your password and your codes to yourself, and tell us if anyone else uses your account. You are responsible for every action with your sign-in, until you tell us.',
    ],
  },
  {
    id: 'plans',
    title: 'Plans and payment',
    blocks: [
      {
        points: [
          'The price of a plan is the one shown on this site. A plan runs for one month from the payment. There is no free trial.',
          'Payment is made through Razorpay. The account is activated within 2 hours after payment.',
          'A plan does not renew automatically. We remind you by email 7 days and 1 day before it ends.',
          'After the end there is a grace period of 7 days. Then the mess takes no orders until the plan is renewed. Nothing is deleted for that reason.',
          'A renewal within 28 days of the end counts from that end, a later one from the day of payment.',
          'When you change the plan, the days left of the old one become days of the new one, by price.',
          'In every plan, one account can have several messes. Each mess has its own plan. Our team arranges the services of Enterprise with their 99.9% SLA.',
        ],
      },
      'A payment that was taken for something we cannot provide, such as a subdomain that went to another buyer, is refunded.',
    ],
  },
  {
    id: 'platform-fee',
    title: 'Platform fees of a vendor',
    blocks: [
      'The vendor receives the platform fee of each completed order with the payment, and owes it to us. Cancelled and expired orders owe nothing.',
    ],
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    blocks: [
      {
        points: [
          'No false orders, and no orders in another person’s name.',
          'No names, pictures or texts that are unlawful, that deceive, or that belong to others.',
          'No attempt to see the data of others, to get past limits, or to disturb the service.',
          'Vendors use the data of customers for their orders, and for nothing else without consent.',
        ],
      },
      'We may suspend a mess or an account that breaks these rules. Its data is kept meanwhile.',
    ],
  },
  {
    id: 'service',
    title: 'The service',
    blocks: [
      'We work with care, and cannot promise that the service is never interrupted. Availability is guaranteed only where a contract for Enterprise says so. We may change the service; what you paid for stays usable until the end of the paid month.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    blocks: [
      'We are liable for what the law does not allow to be excluded. Beyond that, our liability to a vendor is limited to what the vendor paid us in the last three months, and we are not liable for lost profit. We are not liable for the food, nor for what a vendor promises.',
    ],
  },
  {
    id: 'law',
    title: 'Law and changes',
    blocks: [
      'The law of India applies. When these terms change, we publish the new text here, and we tell vendors by email at least 15 days before it applies to them.',
    ],
  },
];
