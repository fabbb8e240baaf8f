import type { TextSection } from './text-section.ts';

/** What one may rely on. Rule: site-10 */
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
          'An order is placed exactly once, also when the network makes the phone ask twice.',
          'One-time codes are stored only as a hash. Wrong passwords and codes are limited.',
          'Signing out ends the session for good. Vendors and customers who leave the screen alone are signed out.',
          'Plans are paid through Razorpay. Card data never reaches our servers.',
        ],
      },
      'Have you found a weak spot? Write to our support address first. Thank you.',
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
          'Yes. Each has its own subdomain, menu and orders. Looking after several together belongs to the higher plans.',
      },
      {
        question: 'Can only my own students order?',
        answer:
          'You can ask for a sign-in: turn on “Sign-in required” in Settings. Guests then still see the menu.',
      },
      {
        question: 'My subdomain is taken. What now?',
        answer:
          'Choose another one; a place or a street helps. A subdomain has 3 to 63 letters, digits and hyphens.',
      },
      {
        question: 'What happens when a plan ends?',
        answer:
          'You are reminded by e-mail 7 days and 1 day before. After the end there are 7 days of grace, then the mess takes no orders until it is renewed. Nothing is deleted.',
      },
    ],
  },
];
