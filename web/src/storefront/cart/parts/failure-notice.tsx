import { Button } from '../../../lib/ui/button.tsx';

export interface Notice {
  text: string;
  /** The way out, where there is one. */
  action?: { label: string; onPress: () => void } | undefined;
}

/** What keeps the order from being placed, read out at once. */
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
