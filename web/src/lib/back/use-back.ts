import { useEffect, useEffectEvent } from 'react';
import { type BackStack, createBackStack } from './back-stack.ts';

let stack: BackStack | undefined;

/** The only stack of the page, created on first use. */
export function backStack(): BackStack {
  stack ??= createBackStack(window);
  return stack;
}

/** While a dialog is open, the browser's Back calls `onBack`. Rule: screens-12 */
export function useBack(isOpen: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (isOpen) return backStack().add(() => close());
    backStack().tidy();
  }, [isOpen]);
}
