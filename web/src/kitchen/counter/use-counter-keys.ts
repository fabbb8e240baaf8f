import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { useEffect, useEffectEvent } from 'react';
import { deviceKey } from '../../lib/state/device-storage.ts';
import { createStoredObservable } from '../../lib/state/stored-observable.ts';

/** Whether keys sell on this device. People who dictate to their computer switch them off (WCAG 2.1.4). */
export const areKeysOn = createStoredObservable(
  deviceKey('counter-keys'),
  (stored) => stored !== false,
);

/** The keys of the first tiles, in the order of a keyboard. */
const tileKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** The digit that selects a tile. Returns undefined for the later tiles. */
export function keyOfTile(index: number): string | undefined {
  return tileKeys[index];
}

/** The screen reads digits as a dish only outside of fields and dialogs. */
const fields = 'input, textarea, select, [contenteditable], dialog';
/** A focused control handles Enter itself. */
const controls = 'a[href], button, summary, [role=button]';

/**
 * Selects a dish with its digit, outside of fields and dialogs.
 * @param dishes  the tiles on the screen, in their order
 * Rule: counter-13
 */
export function useTileKeys(dishes: readonly MenuItem[], onAdd: (dish: MenuItem) => void): void {
  useKey((event) => {
    const dish = dishes[tileKeys.indexOf(event.key)];
    if (!dish || !isOrderable(dish)) return false;
    onAdd(dish);
    // Drops the focus, so that Enter sells instead of pressing the last dialog's button again.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return true;
  });
}

/** Sells for cash with Enter, outside of fields, dialogs and focused controls. Rule: counter-13 */
export function useCashKey(onCash: (() => void) | undefined): void {
  useKey(({ key, target }) => {
    if (key !== 'Enter' || !onCash || isIn(target, controls)) return false;
    onCash();
    return true;
  });
}

/** @param press  handles the key, or returns false */
function useKey(press: (event: KeyboardEvent) => boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!areKeysOn.get()) return;
    const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
    // A key that is held down must not sell twice.
    if (event.defaultPrevented || event.repeat || hasModifier || event.isComposing) return;
    if (isIn(event.target, fields) || document.querySelector('dialog[open]')) return;
    if (press(event)) event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, []);
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
