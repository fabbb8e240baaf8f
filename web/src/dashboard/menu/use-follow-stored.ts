import { useEffect, useEffectEvent, useRef } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Applies a colleague's changes of the record to an open form. Untouched fields show the new values, edited fields
 * stay, and lists are merged.
 * @param merge  merges the form's lists: as read, as edited here, and as the colleague left them
 */
export function useFollowStored<V extends FieldValues, T>(
  form: UseFormReturn<V>,
  stored: T | undefined,
  formOf: (stored: T) => V & DefaultValues<V>,
  merge?: (before: V, mine: V, now: V) => Partial<V>,
): void {
  const last = useRef(stored);
  // React-hook-form tracks dirty fields only after a first read of this property.
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
