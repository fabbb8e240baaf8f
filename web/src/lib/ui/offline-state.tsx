import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { UnpluggedThali } from './marks/unplugged-thali.tsx';

interface OfflineStateProps {
  /** What there is to do meanwhile. */
  stillWorks?: ReactNode;
  action?: ReactNode;
}

/** In the place of a screen that needs a connection and has none. */
export function OfflineState({ stillWorks, action }: OfflineStateProps) {
  return (
    <div role="status">
      <EmptyState
        title="You are offline"
        description={stillWorks ?? 'This page loads again when the connection is back.'}
        picture={<UnpluggedThali className="size-32" />}
        action={action}
      />
    </div>
  );
}
