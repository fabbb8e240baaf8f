import { textLinkClass } from '../../lib/ui/text-link-class.ts';
import { StaticPage } from './parts/static-page.tsx';
import { type TextSection, TextSections } from './parts/text-sections.tsx';

export default function HelpPage() {
  return (
    <StaticPage
      path="/help"
      lead={
        <>
          Quick answers. For more, read the{' '}
          <a href="/docs" className={textLinkClass}>
            documentation
          </a>
          , or{' '}
          <a href="/support" className={textLinkClass}>
            ask our support
          </a>
          .
        </>
      }
    >
      <TextSections sections={helpSections} />
    </StaticPage>
  );
}

const helpSections: readonly TextSection[] = [
  {
    id: 'ordering',
    title: 'I want to order',
    blocks: [
      'Scan the code on the table, or open the address of your mess. Add dishes, open the cart, and place the order. As a guest you give a name and a phone number. You pay in cash at the counter, or by UPI or online where your mess takes it.',
      'Is a dish gone from the menu, or its button grey? Then it is sold out or switched off for today. If the whole kitchen is closed, the menu says when it opens.',
    ],
  },
  {
    id: 'my-order',
    title: 'Where is my order?',
    blocks: [
      'Guests keep the page that opened after the order: it shows each step as it happens, and works after a reload. You can also open it with the phone number that you ordered with.',
      'With an account, open the Orders tab of your mess. Past orders are under History.',
      'Something is wrong with the food, or you want to cancel? Please speak to your mess. The number is on its page.',
    ],
  },
  {
    id: 'signing-in',
    title: 'I cannot sign in',
    blocks: [
      {
        points: [
          'No code? Wait 60 seconds, then send another. Check the country in front of your number.',
          'Forgot your password? Choose “Forgot password” on the sign-in page.',
          'Do you hold several roles? Log out, then sign in on the other tab.',
          'Too many tries? Wait 15 minutes.',
        ],
      },
    ],
  },
  {
    id: 'kitchen',
    title: 'I run a mess',
    blocks: [
      {
        points: [
          'A dish is sold out: switch it off in the Menu tab, or give it a number of portions.',
          'We are closed tomorrow: add the day to your holidays in Settings.',
          'No ring for new orders? Open the Orders tab, turn the sound on there, and keep the page open.',
          'A customer did not come: leave the order as it is. After 24 hours it expires, owes no fee, and its portions go back on the menu unless you have counted them again since.',
          'To change the display name, email, phone or subdomain, write to our support.',
        ],
      },
    ],
  },
];
