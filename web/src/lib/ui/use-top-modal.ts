import { useEffect, useState } from 'react';

/**
 * The uppermost modal dialog while `isWanted`: what stands outside of it can neither be heard nor pressed.
 * Null where there is none.
 */
export function useTopModal(isWanted: boolean): HTMLElement | null {
  const [modal, setModal] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const look = () => setModal(isWanted ? topModal() : null);
    look();
    if (!isWanted) return;
    const observer = new MutationObserver(look);
    const options = { childList: true, subtree: true, attributeFilter: ['open'] };
    observer.observe(document.body, options);
    return () => observer.disconnect();
  }, [isWanted]);
  return modal;
}

/** All of ours are modal; `:modal` would throw in Chrome before 105. */
function topModal(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? null;
}
