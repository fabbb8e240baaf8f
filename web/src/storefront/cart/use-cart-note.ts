import { get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';

/**
 * The Special Instructions, kept beside the cart: they outlive a look at the menu, a reload and a
 * sign-in, and go with the cart when somebody logs out.
 */
export function useCartNote(vendorId: string): [string, (note: string) => void] {
  const key = `cart:${vendorId}:note`;
  const [note, setNote] = useState('');

  useEffect(() => {
    let isLeft = false;
    get<string>(key).then(
      (stored) => {
        if (!isLeft && stored) setNote((typed) => typed || stored);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [key]);

  function change(next: string) {
    setNote(next);
    set(key, next).catch(() => undefined);
  }
  return [note, change];
}
