import { useEffect, useEffectEvent } from 'react';
import { registerBack } from './unsaved-changes.ts';

/** While the component is there, the browser's Back means this. The frame around holds an UnsavedGuard. */
export function useBackCloses(close: () => void): void {
  const meetBack = useEffectEvent(close);
  useEffect(() => registerBack(() => meetBack()), []);
}
