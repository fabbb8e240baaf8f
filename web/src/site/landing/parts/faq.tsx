import { Plus } from 'lucide-react';
import { textLinkClass } from '../../../lib/ui/text-link-class.ts';
import { LandingSection } from './landing-section.tsx';

/** onAsk: none of the answers is the one that was looked for. */
export function Faq({ onAsk }: { onAsk: () => void }) {
  return (
    <LandingSection
      id="faq"
      title="Asked before every first order"
      lead={
        <>
          More is in the{' '}
          <a href="/docs" className={textLinkClass}>
            documentation
          </a>
          . Or{' '}
          <button type="button" onClick={onAsk} className={textLinkClass}>
            ask us
          </button>
          .
        </>
      }
      isSunken
      isSplit
    >
      <div className="divide-y divide-line border-y border-line">
        {questions.map(([question, answer], index) => (
          <details key={question} open={index === 0} className="group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-lg py-3 text-lg font-semibold hover:text-accent-ink [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                size={22}
                aria-hidden="true"
                className="shrink-0 text-accent-ink transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="max-w-2xl pb-5 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </LandingSection>
  );
}

/** Question and answer. Rule: site-3 */
const questions = [
  [
    'Is there a free trial?',
    'No, there is no free trial. You pay month by month, and the price on the card is the price you pay.',
  ],
  [
    'Do my customers have to install an app?',
    'No. Thali is a progressive web app: it opens in the browser after the scan, and you can add it to your home screen if you like.',
  ],
  [
    'Do my customers need an account?',
    'No. A guest gives a name and a phone number with the order. If you want only known people to order, one switch in your settings asks for a sign-in.',
  ],
  [
    'How do customers pay?',
    'In cash, at your counter. Paying online is coming; until then the money never passes through us.',
  ],
  [
    'How soon can I start?',
    'Your account is activated within 2 hours after payment. The sign-in comes by e-mail. You enter your dishes, print your code, and open.',
  ],
  [
    'What do I need in the kitchen?',
    'Any phone, tablet or computer with a browser. New orders show up on their own and ring.',
  ],
  [
    'What if the connection breaks?',
    'The customer’s order waits on the phone and goes out once the network is back, once and not twice. The order page keeps up again by itself.',
  ],
  [
    'What happens if I do not renew?',
    'Everything keeps working for 7 more days. After that your page stays up but takes no orders until you renew. Nothing is deleted.',
  ],
] as const;
