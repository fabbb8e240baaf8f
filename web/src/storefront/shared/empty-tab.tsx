import type { ReactNode } from 'react';
import { Button } from '../../lib/ui/button.tsx';
import { EmptyState } from '../../lib/ui/empty-state.tsx';
import { EmptyThali } from '../../lib/ui/marks/lazy-pictures.ts';
import * as texts from './storefront-texts.ts';

interface EmptyTabProps {
  title: string;
  description: ReactNode;
  /** Opens the menu. Absent if the menu is on screen. */
  onBrowse: (() => void) | undefined;
}

/** A tab without content yet, with a button to the menu. */
export function EmptyTab({ title, description, onBrowse }: EmptyTabProps) {
  return (
    <EmptyState
      title={title}
      description={description}
      picture={<EmptyThali className="size-36" />}
      action={onBrowse && <Button onClick={onBrowse}>{texts.browseMenu}</Button>}
    />
  );
}
