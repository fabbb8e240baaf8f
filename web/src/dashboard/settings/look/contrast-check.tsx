import type { Theme } from '@thali/shared/brand/theme-surfaces';
import { CircleCheck, Contrast } from 'lucide-react';
import { contrastText, type LookVerdict } from './look-verdict.ts';

/** Whether a colour can be read, in words, figures and signs. */
export function ContrastCheck({ verdict }: { verdict: LookVerdict }) {
  return (
    <div role="status" className="flex flex-col gap-2 rounded-field bg-sunken px-3.5 py-3 text-sm">
      <Line theme="light" verdict={verdict} />
      <Line theme="dark" verdict={verdict} />
    </div>
  );
}

function Line({ theme, verdict }: { theme: Theme; verdict: LookVerdict }) {
  const { isAdjusted, label, text } = verdict[theme];
  const lowest = contrastText(Math.min(label, text));
  return (
    <p className="flex gap-2">
      {isAdjusted ? (
        <Contrast size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-ink" />
      ) : (
        <CircleCheck size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-leaf" />
      )}
      <span className="text-ink-soft">
        <strong className="font-semibold text-ink">In {theme}:</strong>{' '}
        {isAdjusted
          ? `a shade of it, so that it can be seen and read (contrast ${lowest}).`
          : `your colour as it is, easy to read (contrast ${lowest}).`}
      </span>
    </p>
  );
}
