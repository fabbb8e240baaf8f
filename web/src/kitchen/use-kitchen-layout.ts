import { useMediaQuery } from '../lib/ui/use-media-query.ts';

export interface KitchenLayout {
  /** Whether the screen shows one column at a time: a phone, upright or on its side. */
  isPhone: boolean;
  /** Whether the tickets and the dishes to cook fit side by side. */
  hasRoom: boolean;
}

export function useKitchenLayout(): KitchenLayout {
  // On lower screens (the CSS variant `short`), tickets below a heading and a list would be cut off.
  const isPhone = !useMediaQuery('(min-width: 48rem) and (min-height: 30.01rem)');
  const isWide = useMediaQuery('(min-width: 80rem)');
  return { isPhone, hasRoom: isWide && !isPhone };
}
