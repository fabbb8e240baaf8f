import type { TextSection } from './text-section.ts';

/** Daily work. Rule: site-10 */
export const docsForKitchens: readonly TextSection[] = [
  {
    id: 'roles',
    title: 'Roles',
    blocks: [
      {
        points: [
          'Guest: sees the menu, orders with a name and a phone number, follows the one order.',
          'Customer: a guest with an account. Past orders and favourites stay.',
          'Vendor: runs one mess. Menu, orders, hours and settings of that mess, and of no other.',
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
      'A dish has a name, a price, a category and at least one meal time. Description, picture, spicy mark, nutritional note and a number of portions are optional. Without a number it is unlimited. With one, each order takes its portions, and what is cancelled or expires gives them back.',
      'Switch a dish off and it leaves every open menu at once. Only available dishes are listed.',
      'An order moves from pending to confirmed, preparing, ready and completed. While it is pending it can be cancelled. Turn on automatic acceptance in Settings, and new orders are confirmed by themselves. Orders that are still open after 24 hours expire.',
      'Orders are taken while you are open. Hours may run past midnight. On a holiday you are closed all day.',
      'Customers pay in cash at the counter. Online payment for orders is coming. The bill shows the platform fee: ₹1 for a cart below ₹100, ₹2 from ₹100, ₹3 from ₹200. It is owed to us once the order is completed. Cancelled and expired orders cost nothing.',
      'One line of an order holds at most 100 units. A menu holds up to 500 dishes in 60 categories.',
    ],
  },
  {
    id: 'analytics',
    title: 'Analytics',
    blocks: [
      'The Overview tab shows how the house stands: what waits for an answer, the latest orders, whether you are open, and what to do next. The Orders tab finds any order by name, phone or number, with filters by status, and keeps older ones in an archive.',
      'The Analytics tab compares days, hours, dishes and customers. Revenue counts orders that were neither cancelled nor expired. A day is a day in India, from midnight to midnight.',
    ],
  },
];
