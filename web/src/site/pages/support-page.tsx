import { LifeBuoy, Mail } from 'lucide-react';
import { mailLink, supportEmail } from '../../lib/tenant/support-email.ts';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { textLinkClass } from '../../lib/ui/text-link-class.ts';
import { StaticPage } from './parts/static-page.tsx';
import { TextSections } from './parts/text-sections.tsx';

const sections = [
  {
    id: 'at-hand',
    title: 'What helps us to help you',
    blocks: [
      {
        points: [
          'The name of your mess and its subdomain.',
          'The last 8 characters of the order’s number, if it is about an order.',
          'What you wanted to do, what you saw instead, and when.',
          'The text of the error, or a picture of the screen. Please never send a password or a code.',
        ],
      },
    ],
  },
  {
    id: 'answers',
    title: 'Who answers',
    blocks: [
      'Our team answers by email. Professional and Enterprise have priority: their messages come first. Enterprise has a dedicated account manager.',
      'For questions about food, prices or an order in progress, please ask your mess directly. Its phone number is on its page.',
    ],
  },
] as const;

export default function SupportPage() {
  return (
    <StaticPage path="/support">
      <div className="mb-12 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-sheet border border-line bg-surface p-5 shadow-low sm:p-7">
        <LifeBuoy size={36} className="text-accent-ink" />
        <div className="min-w-0 grow basis-60">
          <p className="font-display text-xl font-bold wrap-anywhere">{supportEmail()}</p>
          <p className="text-ink-soft">
            Many answers are already in the{' '}
            <a href="/help" className={textLinkClass}>
              help
            </a>
            .
          </p>
        </div>
        <a href={mailLink()} className={buttonClass({})}>
          <Mail size={20} /> Write to support
        </a>
      </div>
      <TextSections sections={sections} />
    </StaticPage>
  );
}
