/** The page's h1, or the first heading of `main` if the h1 belongs to the frame around all pages (`data-frame`). */
export function pageHeading(): HTMLElement | undefined {
  return findVisible('h1:not([data-frame])') ?? findVisible('main :is(h1, h2)');
}

/** The page's heading, made focusable. */
export function focusableHeading(): HTMLElement | undefined {
  const heading = pageHeading();
  if (heading) heading.tabIndex = -1;
  return heading;
}

/** Finds the first visible element, because a page's elements stay hidden until it is ready. */
function findVisible(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
    element.checkVisibility(),
  );
}
