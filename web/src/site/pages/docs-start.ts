import type { TextSection } from './text-section.ts';

/** From what Thali is to the first order. Rule: site-10 */
export const docsStart: readonly TextSection[] = [
  {
    id: 'overview',
    title: 'Overview',
    blocks: [
      'Thali is ordering for messes, cafeterias and food courts. It is mobile-first: customers scan a QR code, choose from today’s menu, order and follow the order on their phone. The kitchen sees each order the moment it is placed.',
      'Every mess has an address of its own: its name, then a dot, then the domain of the platform. There it has a page that presents it, and its menu. Orders, customers and settings of one mess are never mixed with those of another.',
      'Thali runs in the browser. There is nothing to install, neither in the kitchen nor on the customer’s phone.',
    ],
  },
  {
    id: 'getting-started',
    title: 'Getting started',
    blocks: [
      'For a mess:',
      {
        steps: [
          'Choose a plan on the main site. You give your name, the name of the mess, its address, a phone number, an e-mail address and the subdomain that you want. The subdomain is held for you while you pay.',
          'Your account is activated within 2 hours after payment. The sign-in comes by e-mail, with a temporary password on a line of its own.',
          'Sign in as a vendor. You are asked for a new password of your own first.',
          'Open the Menu tab. Make a category, such as Breakfast, then add dishes to it.',
          'Set your hours in Settings. A new mess is open from 09:00 to 18:00 every day until you change that.',
          'Download your QR code from the Overview tab, or print table cards, and put them on the tables.',
        ],
      },
      'For customers: scan the code or open the link of the mess, add dishes to the cart, give a name and a phone number, and place the order.',
    ],
  },
  {
    id: 'account-management',
    title: 'Account management',
    blocks: [
      'Customers sign in with their phone and a one-time code of 6 digits, or with e-mail and password. Vendors sign in with e-mail and password.',
      {
        points: [
          'A code is valid for 5 minutes and good once. A new one can be sent after 60 seconds.',
          'A customer’s password has at least 6 characters, a vendor’s at least 8.',
          'Forgot your password? The sign-in page sends a code by SMS or e-mail, and with it you set a new one.',
          'Whoever leaves the screen alone is signed out after some time. A warning comes first.',
        ],
      },
      'Customers change their name and phone in the Profile tab. A vendor’s display name, e-mail, phone and subdomain are shown in Settings and changed by our support.',
    ],
  },
  {
    id: 'features',
    title: 'Features',
    blocks: [
      {
        points: [
          'Menu: search, categories, meal times, veg and non-veg marks, spicy marks, pictures, portions that sell out.',
          'Cart and checkout for guests and for signed-in customers. The cart survives a reload and a break in the network.',
          'Live order page: pending, confirmed, preparing, ready, completed, with the time that the kitchen names.',
          'Favourites, past orders and ordering the same again for signed-in customers. Guests keep their favourites on their own phone.',
          'Orders in the kitchen: a ring for each new one, one tap for the next step, search, filters and an archive.',
          'QR code and printable table cards, a public page for the mess, hours for each weekday, and holidays.',
        ],
      },
      'A higher plan gives multi-vendor management and priority email support. Multi-vendor management, for a food court or several kitchens, is arranged with our team. White-label, a dedicated account manager, custom integrations, on-premise deployment and training belong to Enterprise.',
    ],
  },
];
