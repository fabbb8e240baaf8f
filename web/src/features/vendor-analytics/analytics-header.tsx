import { Download, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { atLeast } from '../../time/at-least.ts';
import { Button } from '../../ui/button.tsx';

interface AnalyticsHeaderProps {
  /** Which days are shown, and when they were read. */
  note: string;
  onRefresh: () => Promise<unknown>;
  /** Absent while there is nothing to save. */
  onExport: (() => void) | undefined;
}

export function AnalyticsHeader({ note, onRefresh, onExport }: AnalyticsHeaderProps) {
  const [isBusy, setBusy] = useState(false);

  function refresh() {
    setBusy(true);
    void atLeast(onRefresh()).finally(() => setBusy(false));
  }

  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div>
        <h2 className="font-display text-xl font-bold sm:text-2xl">Analytics</h2>
        <p className="text-sm text-ink-soft">{note}</p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button
          variant="secondary"
          size="small"
          isBusy={isBusy}
          icon={<RotateCw size={18} aria-hidden="true" />}
          onClick={refresh}
        >
          Refresh
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={!onExport}
          icon={<Download size={18} aria-hidden="true" />}
          onClick={onExport}
        >
          Export CSV
        </Button>
      </div>
    </header>
  );
}
