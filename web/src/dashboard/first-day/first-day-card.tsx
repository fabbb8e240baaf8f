import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../../lib/ui/button.tsx';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { Card } from '../../lib/ui/card.tsx';
import { classNames } from '../../lib/ui/class-names.ts';
import type { FirstDayStep, StepId } from './first-day-steps.ts';

/** A step either links to a screen or acts at once. */
export type StepAction =
  | {
      label: string;
      href: string;
      onOpen?: () => void;
      /** Another action for the step. */
      alternative?: { label: string; href: string };
    }
  | { label: string; onPress: () => void; isBusy?: boolean; isDisabled?: boolean };

interface FirstDayCardProps {
  steps: readonly FirstDayStep[];
  actions: Record<StepId, StepAction>;
}

/** The steps up to the first order, with the next step highlighted. Rule: dashboard-11 */
export function FirstDayCard({ steps, actions }: FirstDayCardProps) {
  const nextStep = steps.find(({ isDone }) => !isDone);
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby="first-day">
        <header className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 id="first-day" className="font-display text-xl font-bold">
            Ready for your first order
          </h3>
          <p className="text-sm text-ink-soft tabular-nums">
            {doneCount} of {steps.length} done
          </p>
        </header>
        <ul className="divide-y divide-line">
          {steps.map((step) => (
            <li key={step.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
              <StepMark isDone={step.isDone} />
              <div className="min-w-0 grow basis-56">
                <p className={classNames('font-semibold', step.isDone && 'text-ink-soft')}>
                  {step.title}
                  {step.isDone && <span className="sr-only"> (done)</span>}
                </p>
                <p className="text-sm text-ink-soft">{step.text}</p>
              </div>
              <StepButton action={actions[step.id]} isNext={step === nextStep} />
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

function StepMark({ isDone }: { isDone: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-7 shrink-0 place-items-center rounded-full',
        isDone ? 'bg-leaf text-paper' : 'border-2 border-line-strong',
      )}
    >
      {isDone && <Check size={18} strokeWidth={3} />}
    </span>
  );
}

function StepButton({ action, isNext }: { action: StepAction; isNext: boolean }) {
  const variant = isNext ? 'primary' : 'secondary';
  if ('href' in action) {
    return (
      <div className="flex flex-wrap gap-2">
        <Link
          href={action.href}
          onClick={action.onOpen}
          className={buttonClass({ variant, size: 'small' })}
        >
          {action.label}
          <ArrowRight size={16} />
        </Link>
        {action.alternative && (
          <Link
            href={action.alternative.href}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {action.alternative.label}
          </Link>
        )}
      </div>
    );
  }
  const { label, onPress, isBusy, isDisabled } = action;
  return (
    <Button variant={variant} size="small" isBusy={isBusy} disabled={isDisabled} onClick={onPress}>
      {label}
    </Button>
  );
}
