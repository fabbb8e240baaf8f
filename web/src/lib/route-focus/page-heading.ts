/** The page's h1, or the first heading of `main` if the h1 belongs to a permanent frame (`data-frame`). */
export function pageHeading(): HTMLElement | undefined {
  return shown('h1:not([data-frame])') ?? shown('main :is(h1, h2)');
}

/** The same heading, made focusable. */
export function focusableHeading(): HTMLElement | undefined {
  const heading = pageHeading();
  if (heading) heading.tabIndex = -1;
  return heading;
}

/** Skips elements that stay hidden until their page is ready. */
function shown(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
}
