import { useEffect, useState } from 'react';
import { get, set } from '../../../lib/state/key-value-store.ts';

/**
 * State that survives a visit to the menu, a reload and a sign-in. A logout deletes it with the cart.
 */
export function useStoredState<Value extends string>(
  key: string,
  initial: Value,
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(initial);

  useEffect(() => {
    let isUnmounted = false;
    get<Value>(key).then(
      (stored) => {
        if (!isUnmounted && stored) setValue((chosen) => (chosen === initial ? stored : chosen));
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [key, initial]);

  function change(next: Value) {
    setValue(next);
    set(key, next).catch(() => undefined);
  }
  return [value, change];
}
