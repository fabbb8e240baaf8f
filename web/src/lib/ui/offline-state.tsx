import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { UnpluggedThali } from './marks/unplugged-thali.tsx';
import * as texts from './ui-texts.ts';

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
        title={texts.offline}
        description={possibleActions ?? texts.loadsAgain}
        picture={<UnpluggedThali className="size-32" />}
        action={action}
      />
    </div>
  );
}
