import { pageHeading } from './page-heading.ts';

/** Events that show that the user has moved on. */
const acts = ['keydown', 'pointerdown'];

/**
 * Moves the focus to the heading of a new page, as after a document load. Focuses `main` until there is a heading.
 * Does nothing if the page focuses its own field or the user has moved on.
 * @returns stops waiting
 */
export function focusNewPage(): () => void {
  const watch = new MutationObserver(go);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  for (const type of acts) addEventListener(type, stop, true);
  go();
  return stop;

  function go(): void {
    const heading = pageHeading();
    const isLeftAlone = isPlaced();
    if (!isLeftAlone) focusOn(heading ?? document.querySelector('main'));
    if (isLeftAlone || heading) stop();
  }

  function stop(): void {
    watch.disconnect();
    for (const type of acts) removeEventListener(type, stop, true);
  }
}

/** The focus is where the browser or this module put it. */
export function isFocusIdle(): boolean {
  return document.activeElement?.matches('body, main, h1, h2') ?? true;
}

/** Whether the new page has set the focus. The frame and the hidden old page do not count. */
function isPlaced(): boolean {
  const { activeElement } = document;
  if (!activeElement || isFocusIdle()) return false;
  return activeElement.closest('main, dialog') !== null && activeElement.checkVisibility();
}

function focusOn(place: HTMLElement | null): void {
  if (!place || place === document.activeElement) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
