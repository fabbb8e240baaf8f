import { pageHeading } from './page-heading.ts';

/** Events of a user who already uses the new page. */
const userEvents = ['keydown', 'pointerdown'];

/**
 * Moves the focus to the heading of a new page. Focuses `main` until there is a heading. Does nothing if the page
 * focuses its own field or the user already uses the page.
 * @returns a function that stops waiting for the heading
 */
export function focusNewPage(): () => void {
  const watch = new MutationObserver(go);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  for (const type of userEvents) addEventListener(type, stop, true);
  go();
  return stop;

  function go(): void {
    const heading = pageHeading();
    const isFocusSet = hasPageSetFocus();
    if (!isFocusSet) focusOn(heading ?? document.querySelector('main'));
    if (isFocusSet || heading) stop();
  }

  function stop(): void {
    watch.disconnect();
    for (const type of userEvents) removeEventListener(type, stop, true);
  }
}

/** Whether the focus is still where the browser or this module put it. */
export function isFocusIdle(): boolean {
  return document.activeElement?.matches('body, main, h1, h2') ?? true;
}

/** Whether the new page has set the focus itself. The frame and the hidden old page do not count. */
function hasPageSetFocus(): boolean {
  const { activeElement } = document;
  if (!activeElement || isFocusIdle()) return false;
  return activeElement.closest('main, dialog') !== null && activeElement.checkVisibility();
}

function focusOn(target: HTMLElement | null): void {
  if (!target || target === document.activeElement) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
