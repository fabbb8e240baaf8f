import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { UnpluggedThali } from './marks/unplugged-thali.tsx';

interface OfflineStateProps {
  /** The actions that remain possible. */
  possibleActions?: ReactNode;
  action?: ReactNode;
}

/** Replaces a screen that needs a connection while the browser is offline. */
export function OfflineState({ possibleActions, action }: OfflineStateProps) {
  return (
    <div role="status">
      <EmptyState
        title="You are offline"
        description={possibleActions ?? 'This page loads again when the connection is back.'}
        picture={<UnpluggedThali className="size-32" />}
        action={action}
      />
    </div>
  );
}
