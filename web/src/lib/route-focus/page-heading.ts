/**
 * What a page is called: its h1, or the first heading of `main` where the h1 belongs to a frame that stays from
 * screen to screen (`data-frame`).
 */
export function pageHeading(): HTMLElement | undefined {
  return shown('h1:not([data-frame])') ?? shown('main :is(h1, h2)');
}

/** The same, ready to be focused. */
export function focusableHeading(): HTMLElement | undefined {
  const heading = pageHeading();
  if (heading) heading.tabIndex = -1;
  return heading;
}

/** Not what waits out of sight until its page has come. */
function shown(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
}
