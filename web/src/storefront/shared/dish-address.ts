import { useSearchParams } from 'wouter';

/** A dish whose sheet is open, as the address says it; with `line` to change that line of the cart. Rule: storefront-19 */
export interface OpenDish {
  dishId: string | undefined;
  line: number | undefined;
  open: (dishId: string, line?: number) => void;
  close: () => void;
}

/** It takes the place of the entry before: the sheet itself holds one for Back. */
export function useOpenDish(): OpenDish {
  const [params, setParams] = useSearchParams();
  const show = (dish?: string, line?: number) =>
    setParams((before) => withDish(before, dish, line), { replace: true });
  const line = params.get('line');
  return {
    dishId: params.get('dish') ?? undefined,
    line: line === null ? undefined : Number(line),
    open: show,
    close: () => show(),
  };
}

export function withDish(
  params: URLSearchParams,
  dishId: string | undefined,
  line?: number,
): URLSearchParams {
  const changed = new URLSearchParams(params);
  for (const [name, value] of Object.entries({ dish: dishId, line })) {
    if (value === undefined) changed.delete(name);
    else changed.set(name, String(value));
  }
  return changed;
}
