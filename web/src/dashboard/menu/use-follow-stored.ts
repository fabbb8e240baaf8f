import { useEffect, useEffectEvent, useRef } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Follows a colleague's changes of the record in a form: fields that were not touched here show them, touched fields stay
 * as they are typed, and lists keep both changes.
 * @param merge  the form's lists, from the form as it was read, as it is here, and as the colleague left it
 */
export function useFollowStored<V extends FieldValues, T>(
  form: UseFormReturn<V>,
  stored: T | undefined,
  formOf: (stored: T) => V & DefaultValues<V>,
  merge?: (before: V, mine: V, now: V) => Partial<V>,
): void {
  const last = useRef(stored);
  // React-hook-form tracks the fields only after somebody has read this.
  void form.formState.dirtyFields;

  const follow = useEffectEvent((before: T, now: T) => {
    const lists = merge?.(formOf(before), form.getValues(), formOf(now)) ?? {};
    form.reset(formOf(now), { keepDirtyValues: true, keepErrors: true });
    for (const [name, list] of Object.entries(lists)) {
      form.setValue(name as Path<V>, list as PathValue<V, Path<V>>, { shouldDirty: true });
    }
  });

  useEffect(() => {
    const before = last.current;
    if (stored === undefined || before === stored) return;
    last.current = stored;
    follow(before ?? stored, stored);
  }, [stored]);
}
