import { StaticPage, ToBeReviewed } from './parts/static-page.tsx';
import { type TextSection, TextSections } from './parts/text-sections.tsx';

export default function PrivacyPage() {
  return (
    <StaticPage path="/privacy-policy">
      <ToBeReviewed />
      <TextSections sections={privacySections} />
    </StaticPage>
  );
}

const privacySections: readonly TextSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    blocks: [
      'Thali is run by the operator of this site (“we”). Each mess decides what it cooks, what it charges and how it deals with its own customers. Both the mess and we need your data for an order.',
    ],
  },
  {
    id: 'data',
    title: 'What we keep',
    blocks: [
      {
        points: [
          'Guests: name, phone number, and an email address if you give one, together with your order.',
          'Customers with an account: the same, your favourites and your orders.',
          'Vendors: name, email, phone, the name and address of the mess, its menu, hours and settings, and the payments of the plan.',
          'Orders: dishes, amounts, times, status, and your instructions.',
          'Technical data: your network address, for a short time, to slow down attacks.',
        ],
      },
      'We do not keep card data. Passwords are kept by Amazon Cognito, which never tells them to anyone. One-time codes are stored as a hash and expire after 5 minutes.',
      'The newsletter keeps your email address, the text that you agreed to and the time, until you unsubscribe: each email has a link that deletes them. The sign-up and contact forms of the main site send nothing to us by themselves. We keep the emails that you send us, so that we can answer them.',
    ],
  },
  {
    id: 'why',
    title: 'Why we keep it',
    blocks: [
      {
        points: [
          'To bring your order to the mess, and to show you its status.',
          'To sign you in and to protect accounts.',
          'To run the plans of vendors: payments, receipts, reminders.',
          'To meet legal duties, such as keeping accounts.',
        ],
      },
      'We show no advertising and sell no data. There is no tracking by third parties on this site.',
    ],
  },
  {
    id: 'who-sees-it',
    title: 'Who sees it',
    blocks: [
      {
        points: [
          'The mess that you order from: name, phone, email if given, and the order. No other mess.',
          'Amazon Web Services, which runs our servers, sends SMS and email, and keeps sign-ins.',
          'Razorpay, when a vendor pays for a plan, or when you pay for an order online: the amount, and your name, phone and email if given.',
          'Authorities, where the law requires it.',
        ],
      },
    ],
  },
  {
    id: 'your-browser',
    title: 'What stays in your browser',
    blocks: [
      'The site keeps your session while the tab is open, your cart and an order that waits for the network, the favourites of guests, and the name of the mess. The site needs this data to work. You can delete it in your browser at any time. Logging out removes the data of your account.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long',
    blocks: [
      'Account data stays as long as the account. Orders and payments belong to the accounts of the mess and to our accounts. They stay as long as the law requires. Codes, held registrations and counters against attacks expire by themselves within minutes or days.',
    ],
  },
  {
    id: 'your-rights',
    title: 'What you can ask for',
    blocks: [
      'Under India’s Digital Personal Data Protection Act you can ask what we keep about you, have it corrected, completed or erased, withdraw a consent, nominate another person to act for you, and complain. Write to the address on the contact page. Use the email address of your account, or name your phone number. We may have to check that it is you. If our answer does not satisfy you, you can turn to the Data Protection Board of India.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    blocks: [
      'When this policy changes, we publish the new text here. If a change matters to you as a vendor, we write to you by email.',
    ],
  },
];
