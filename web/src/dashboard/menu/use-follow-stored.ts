import { useEffect, useEffectEvent, useRef } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Updates an open form when a colleague changes its record. Edited fields keep their values, other fields get the new
 * values, and lists are merged.
 * @param merge  merges the lists of the form: the common base, the values in this form, and the colleague's values
 */
export function useFollowStored<V extends FieldValues, T>(
  form: UseFormReturn<V>,
  stored: T | undefined,
  formOf: (stored: T) => V & DefaultValues<V>,
  merge?: (base: V, mine: V, theirs: V) => Partial<V>,
): void {
  const lastStored = useRef(stored);
  // React-hook-form starts to track dirty fields when this property is read.
  void form.formState.dirtyFields;

  const follow = useEffectEvent((base: T, theirs: T) => {
    const lists = merge?.(formOf(base), form.getValues(), formOf(theirs)) ?? {};
    form.reset(formOf(theirs), { keepDirtyValues: true, keepErrors: true });
    for (const [name, list] of Object.entries(lists)) {
      form.setValue(name as Path<V>, list as PathValue<V, Path<V>>, { shouldDirty: true });
    }
  });

  useEffect(() => {
    const base = lastStored.current;
    if (stored === undefined || base === stored) return;
    lastStored.current = stored;
    follow(base ?? stored, stored);
  }, [stored]);
}
