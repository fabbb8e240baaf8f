import * as texts from '../ui-texts.ts';
import { Progress } from './progress.tsx';

interface StepProgressProps {
  /** The current step, counted from one. */
  step: number;
  steps?: number;
  className?: string;
}

/** Shows 'Step n of 4' as 25, 50, 75 or 100 percent. Rule: accounts-23 */
export function StepProgress({ step, steps = 4, className }: StepProgressProps) {
  return (
    <Progress
      label={texts.stepOf(step, steps)}
      value={step}
      max={steps}
      {...(className && { className })}
    />
  );
}
