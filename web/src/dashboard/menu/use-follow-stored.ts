import { useEffect, useEffectEvent, useRef } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Updates an open form when a colleague changes its record. Edited fields keep their values, other fields get the new
 * values, and lists are merged.
 * @param merge  merges the lists of the form, from the values before, the values here, and the colleague's values
 */
export function useFollowStored<V extends FieldValues, T>(
  form: UseFormReturn<V>,
  stored: T | undefined,
  formOf: (stored: T) => V & DefaultValues<V>,
  merge?: (before: V, mine: V, now: V) => Partial<V>,
): void {
  const lastStored = useRef(stored);
  // React-hook-form starts to track dirty fields when this property is read.
  void form.formState.dirtyFields;

  const follow = useEffectEvent((before: T, now: T) => {
    const lists = merge?.(formOf(before), form.getValues(), formOf(now)) ?? {};
    form.reset(formOf(now), { keepDirtyValues: true, keepErrors: true });
    for (const [name, list] of Object.entries(lists)) {
      form.setValue(name as Path<V>, list as PathValue<V, Path<V>>, { shouldDirty: true });
    }
  });

  useEffect(() => {
    const before = lastStored.current;
    if (stored === undefined || before === stored) return;
    lastStored.current = stored;
    follow(before ?? stored, stored);
  }, [stored]);
}
