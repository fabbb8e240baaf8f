import type { MenuCategory } from '@thali/shared/menu/menu.contract';
import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

/** The selected category lives in the address, so that a reload and the back key keep it. */
export function useSelectedCategory(categories: readonly MenuCategory[]) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('category');
  const selected = categories.find(({ id }) => id === wanted) ?? categories[0];

  const select = useCallback(
    (categoryId: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.set('category', categoryId);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );

  return { selected, select };
}
