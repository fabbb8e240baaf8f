import { pageHeading } from './page-heading.ts';

/** What shows that the person does not wait for the page. */
const acts = ['keydown', 'pointerdown'];

/**
 * Another page has come into the document: the focus goes to its heading, as if a document had been loaded. Until
 * there is one it rests on `main`. A page that puts the focus somewhere itself, such as into its first field, is
 * left alone, and so is a person who goes on meanwhile.
 * @returns stops waiting
 */
export function arrive(): () => void {
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

/**
 * By the page that has come. What is around it, such as the link that led here, stays from before; so does, out of
 * sight, the page before while this one loads.
 */
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
