import { Plus } from 'lucide-react';
import { textLinkClass } from '../../../lib/ui/text-link-class.ts';
import { LandingSection } from './landing-section.tsx';

/** @param onAsk  called when the visitor wants to ask a question */
export function Faq({ onAsk }: { onAsk: () => void }) {
  return (
    <LandingSection
      id="faq"
      title="Common questions"
      lead={
        <>
          More is in the{' '}
          <a href="/docs" className={textLinkClass}>
            documentation
          </a>
          . Or{' '}
          <button type="button" onClick={onAsk} data-press="ask" className={textLinkClass}>
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
    'No, there is no free trial. You pay month by month, and the price shown is the price you pay.',
  ],
  [
    'Do my customers have to install an app?',
    'No. Thali is a progressive web app: it opens in the browser, and anyone who likes can add it to the home screen.',
  ],
  [
    'Do my customers need an account?',
    'No. A guest gives a name and a phone number with the order. If only people with an account should order, turn on “Sign-in required” in Settings.',
  ],
  [
    'How do customers pay?',
    'In cash at the counter. If you like, also by UPI to your own ID, or online through your own Razorpay account. The money goes straight to you.',
  ],
  [
    'How soon can I start?',
    'Your account is activated within 2 hours after payment. Your login credentials come by email. Add your dishes, print your QR code, and open.',
  ],
  [
    'What do I need in the kitchen?',
    'Any phone, tablet or computer with a browser. Each new order shows up there with a ring.',
  ],
  [
    'What if the network drops?',
    'The order waits on the customer’s phone for up to 10 minutes and is sent once the network is back, never twice.',
  ],
  [
    'What if I don’t renew?',
    'Everything keeps working for 7 more days. After that your page stays up but takes no orders until you renew. Nothing is deleted.',
  ],
] as const;
