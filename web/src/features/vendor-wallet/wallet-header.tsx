import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { atLeast } from '../../time/at-least.ts';
import { Button } from '../../ui/button.tsx';

interface WalletHeaderProps {
  canRefresh: boolean;
  onRefresh: () => Promise<unknown>;
}

export function WalletHeader({ canRefresh, onRefresh }: WalletHeaderProps) {
  const [isBusy, setBusy] = useState(false);

  function refresh() {
    setBusy(true);
    void atLeast(onRefresh()).finally(() => setBusy(false));
  }

  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h2 className="font-display text-xl font-bold sm:text-2xl">Wallet</h2>
      {canRefresh && (
        <Button
          variant="secondary"
          size="small"
          isBusy={isBusy}
          icon={<RotateCw size={18} aria-hidden="true" />}
          onClick={refresh}
        >
          Refresh
        </Button>
      )}
    </header>
  );
}
