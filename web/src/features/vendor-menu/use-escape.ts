import { useEffect, useEffectEvent } from 'react';

/**
 * Esc, taken before the browser closes a dialog by it: pressed again with nothing done in between, the
 * browser would close the dialog without asking its page.
 */
export function useEscape(onEscape: () => void): void {
  const press = useEffectEvent(onEscape);

  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      press();
    };
    addEventListener('keydown', take, { capture: true });
    return () => removeEventListener('keydown', take, { capture: true });
  }, []);
}
