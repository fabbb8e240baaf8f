import { useEffect, useEffectEvent, useRef } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * When a colleague changes what is being edited, the fields that were not touched here show it; those
 * that were stay as they are typed.
 */
export function useFollowStored<V extends FieldValues, T>(
  form: UseFormReturn<V>,
  stored: T | undefined,
  formOf: (stored: T) => V & DefaultValues<V>,
): void {
  const last = useRef(stored);
  // Read, so that the form keeps track of them.
  void form.formState.dirtyFields;

  const follow = useEffectEvent((now: T) => {
    form.reset(formOf(now), { keepDirtyValues: true, keepErrors: true });
  });

  useEffect(() => {
    if (stored === undefined || last.current === stored) return;
    last.current = stored;
    follow(stored);
  }, [stored]);
}
