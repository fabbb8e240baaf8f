import { Progress } from './progress.tsx';

interface StepProgressProps {
  /** The current step, counted from one. */
  step: number;
  steps?: number;
  className?: string;
}

/** 'Step n of 4': 25, 50, 75 and 100 percent. Rule: accounts-23 */
export function StepProgress({ step, steps = 4, className }: StepProgressProps) {
  return (
    <Progress
      label={`Step ${step} of ${steps}`}
      value={step}
      max={steps}
      {...(className && { className })}
    />
  );
}
