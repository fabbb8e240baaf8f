import { useEffect } from 'react';
import { registerUnsaved } from './unsaved-changes.ts';

/** While true, leaving the screen asks first. The frame around holds an UnsavedGuard. */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => (isDirty ? registerUnsaved() : undefined), [isDirty]);
}
