import { Button } from '../../../lib/ui/button.tsx';

export interface Notice {
  text: string;
  /** A button that solves the problem. */
  action?: { label: string; onPress: () => void } | undefined;
}

/** The reason why the order can't be placed. Screen readers announce it at once. */
export function FailureNotice({ text, action }: Notice) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field bg-chilli-soft px-3.5 py-2.5 text-sm text-chilli"
    >
      <p className="min-w-40 grow basis-0">{text}</p>
      {action && (
        <Button type="button" variant="secondary" size="small" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
