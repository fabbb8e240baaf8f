import { Plus } from 'lucide-react';
import { textLinkClass } from '../../../lib/ui/text-link-class.ts';
import { questions } from '../faq-texts.ts';
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
