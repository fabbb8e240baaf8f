import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { withMinDuration } from '../time/with-min-duration.ts';
import { Button } from './button.tsx';
import * as texts from './ui-texts.ts';
import { useBusy } from './use-busy.ts';

interface RefreshButtonProps {
  label?: ReactNode;
  onRefresh: () => Promise<unknown>;
}

/** Reads the data again. Its icon turns long enough to be visible. */
export function RefreshButton({ label = texts.refresh, onRefresh }: RefreshButtonProps) {
  const [isBusy, refresh] = useBusy(() => withMinDuration(onRefresh()));
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
