import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { UnpluggedThali } from './marks/unplugged-thali.tsx';

interface OfflineStateProps {
  /** What the user can do meanwhile. */
  note?: ReactNode;
  action?: ReactNode;
}

/** Shown offline in place of a screen that needs a connection. */
export function OfflineState({ note, action }: OfflineStateProps) {
  return (
    <div role="status">
      <EmptyState
        title="You are offline"
        description={note ?? 'This page loads again when the connection is back.'}
        picture={<UnpluggedThali className="size-32" />}
        action={action}
      />
    </div>
  );
}
