import { RotateCw } from 'lucide-react';
import { atLeast } from '../time/at-least.ts';
import { Button } from './button.tsx';
import { useBusy } from './use-busy.ts';

interface RefreshButtonProps {
  label?: string;
  /** Its failure is shown by the owner of the data. */
  onRefresh: () => Promise<unknown>;
}

/** Reads again what is shown, and turns for as long as it can be seen. */
export function RefreshButton({ label = 'Refresh', onRefresh }: RefreshButtonProps) {
  const [isBusy, refresh] = useBusy(() => atLeast(onRefresh()));
  return (
    <Button
      variant="secondary"
      size="small"
      isBusy={isBusy}
      icon={<RotateCw size={18} />}
      onClick={refresh}
    >
      {label}
    </Button>
  );
}
