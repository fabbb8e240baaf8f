import type { TextSection } from './parts/text-sections.tsx';

/** The sections for a new user. Rule: site-10 */
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
          'Choose a plan on the main site. You give your name, the name of the mess, its address, a phone number, an email address and the subdomain that you want. The subdomain is held for you while you pay.',
          'Your account is activated within 2 hours after payment. Your login credentials come by email, with a temporary password.',
          'Sign in as a vendor and choose your own password.',
          'Open the Menu tab. Make a category, such as Breakfast, then add dishes to it.',
          'Set your hours in Settings. A new mess is open from 9 am to 6 pm every day until you change that.',
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
      'Customers sign in with their phone and a one-time code of 6 digits, or with email and password. Vendors sign in with email and password.',
      {
        points: [
          'A code is valid for 5 minutes and works once. A new one can be sent after 60 seconds.',
          'A customer’s password has at least 6 characters, a vendor’s at least 8.',
          'Forgot your password? The sign-in page sends a code by SMS or email, and with it you set a new one.',
          'If you leave the screen alone for a while, you are logged out. A warning comes first.',
        ],
      },
      'Customers change their name and phone in the Profile tab. A vendor’s display name, email, phone and subdomain are shown in Settings; our support changes them for you.',
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
          'Live order page: pending, confirmed, preparing, ready, completed, with the ready time the kitchen gives.',
          'Favourites, past orders and ordering the same again for signed-in customers. Guests keep their favourites on their own phone.',
          'Orders in the kitchen: a ring for each new one, one tap for the next step, search, filters and an archive.',
          'QR code and printable table cards, a public page for the mess, hours for each weekday, and holidays.',
        ],
      },
      'A higher plan gives multi-vendor management and priority email support. Today every plan already lets one account have several messes: add them in Settings, Outlets. A food court’s common page is not available yet. White-label, a dedicated account manager, custom integrations, on-premise deployment and training belong to Enterprise.',
    ],
  },
];

/** The sections about daily work. Rule: site-10 */
export const docsForKitchens: readonly TextSection[] = [
  {
    id: 'roles',
    title: 'Roles',
    blocks: [
      {
        points: [
          'Guest: sees the menu, orders with a name and a phone number, follows that order.',
          'Customer: a guest with an account. Past orders and favourites stay.',
          'Vendor: runs one mess. Menu, orders, hours and settings of that mess, and of no other.',
          'Team: managers and owners of a mess sign in. Cooks and counter staff have a PIN for the kitchen and counter devices. Each role may do a part of the work.',
          'Admin: our own team, which runs the platform.',
        ],
      },
      'One person may hold several roles, for example own a mess and eat at another. You are signed in with one role at a time. Users with several roles must log out and back in to change from one to the other.',
    ],
  },
  {
    id: 'menu-orders',
    title: 'Menu and orders',
    blocks: [
      'A dish has a name, a price, a category and at least one meal time. Description, picture, spicy mark, nutritional note and a number of portions are optional. Without a number, portions are unlimited. With one, each order takes its portions, and a cancelled or expired order gives them back.',
      'Switch a dish off and it disappears from every open menu at once. Only available dishes are listed.',
      'An order moves from pending to confirmed, preparing, ready and completed. While it is pending it can be cancelled. Turn on automatic acceptance in Settings, and new orders are confirmed automatically. Orders that are still open after 24 hours expire.',
      'An order that nobody collects can be ended in its details with ‘Not collected’, from confirmed on. It costs nothing, and you choose whether its portions go back on sale.',
      'Orders are taken while you are open. Hours may run past midnight. On a holiday you are closed all day.',
      'Customers pay in cash at the counter. Under Payments in Settings you can also take UPI to your own ID, or online payments through your own Razorpay account. The money goes to you, not to us. The bill shows the platform fee: ₹1 for a cart below ₹100, ₹2 from ₹100, ₹3 from ₹200. It is owed to us once the order is completed. Cancelled and expired orders cost nothing.',
      'Staff sell to guests without a phone at the counter screen, in cash or by UPI. Such sales carry no platform fee.',
      'One line of an order holds at most 100 units. A menu holds up to 500 dishes in 60 categories.',
    ],
  },
  {
    id: 'analytics',
    title: 'Analytics',
    blocks: [
      'The Overview tab shows how your day is going: orders waiting for you, the latest orders, whether you are open, and what to do next. The Orders tab finds any order by name, phone or number, with filters by status, and keeps older ones in an archive.',
      'The Analytics tab compares days, hours, dishes and customers. Revenue counts orders that were neither cancelled nor expired. A day is a day in India, from midnight to midnight.',
    ],
  },
];

/** The sections about security and support, and questions. Rule: site-10 */
export const docsTrust: readonly TextSection[] = [
  {
    id: 'security',
    title: 'Security',
    blocks: [
      {
        points: [
          'Every call is checked on the server: who asks, in which role, for which mess. Knowing the number of an order opens nothing.',
          'Prices, fees, totals, stock and opening hours are worked out on the server, whatever a browser sends.',
          'A guest’s order opens with its own secret link, or with the phone number that placed it.',
          'An order is placed exactly once, even when a weak network makes the phone send it twice.',
          'One-time codes are stored only as a hash. Wrong passwords and codes are limited.',
          'Logging out ends the session for good. Vendors and customers who leave the screen alone are logged out.',
          'Plans and online payments for orders go through Razorpay. Card data never reaches our servers.',
        ],
      },
      'Found a security problem? Please write to our support address first. Thank you.',
    ],
  },
  {
    id: 'support',
    title: 'Support',
    blocks: [
      'Write to the address on the contact page. Name your mess and its subdomain. If it is about an order, add the last 8 characters of its number. If a screen shows an error, add its text and the time.',
      'Professional and Enterprise have priority email support: their messages are answered first.',
    ],
  },
  {
    id: 'faq',
    title: 'Frequently asked questions',
    blocks: [
      { question: 'Is there a free trial?', answer: 'No. You pay month by month.' },
      {
        question: 'Is there an app in a store?',
        answer:
          'No. Thali is a progressive web app: it opens in the browser and can be put on the home screen.',
      },
      {
        question: 'Can I have two kitchens under one roof?',
        answer:
          'Yes. Each has its own subdomain, menu and orders. Managing several together is part of the higher plans.',
      },
      {
        question: 'Can only my own students order?',
        answer:
          'You can ask for a sign-in: turn on “Sign-in required” in Settings. Guests then still see the menu.',
      },
      {
        question: 'My subdomain is taken. What now?',
        answer:
          'Choose another: adding a place or a street helps. A subdomain has 3 to 63 letters, digits and hyphens.',
      },
      {
        question: 'What happens when a plan ends?',
        answer:
          'We remind you by email 7 days and 1 day before. After the end there is a grace period of 7 days, then the mess takes no orders until you renew. Nothing is deleted.',
      },
    ],
  },
];
