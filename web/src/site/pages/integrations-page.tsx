import { buttonClass } from '../../lib/ui/button-class.ts';
import { EmptyThali } from '../../lib/ui/marks/empty-thali.tsx';
import { StaticPage } from './parts/static-page.tsx';
import { TextSections } from './parts/text-sections.tsx';

const sections = [
  {
    id: 'today',
    title: 'What works today',
    blocks: [
      {
        points: [
          'Any browser: phones, tablets and computers, with nothing to install at the counter.',
          'Any printer your browser can use, for table cards.',
          'Razorpay, for paying your plan, and with your own account for your guests’ online payments.',
        ],
      },
    ],
  },
  {
    id: 'custom',
    title: 'Something of your own',
    blocks: [
      'Custom integrations, such as a campus card or your accounts, belong to the Enterprise plan. Tell us what you have, and we will tell you honestly what can be done.',
    ],
  },
] as const;

export default function IntegrationsPage() {
  return (
    <StaticPage path="/integrations" lead="The plate is warm, the dishes are on their way.">
      <div className="mb-14 flex flex-col items-center gap-3 text-center">
        <EmptyThali className="size-40" />
        <h2 className="font-display text-2xl font-bold">Integrations are coming soon</h2>
        <p className="max-w-md text-ink-soft">
          We connect Thali with more of what a kitchen already uses. Which one do you need first?
        </p>
        <a href="/contact" className={`${buttonClass({ variant: 'secondary' })} mt-2`}>
          Tell us
        </a>
      </div>
      <TextSections sections={sections} />
    </StaticPage>
  );
}
