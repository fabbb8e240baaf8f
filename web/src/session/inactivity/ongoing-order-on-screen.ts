/**
 * Whether an order that is under way stands on this screen. What shows one carries the attribute
 * `data-ongoing-order`. Source: design, section 3 (inactivity).
 */
export function isOngoingOrderOnScreen(): boolean {
  const shown = document.querySelectorAll('[data-ongoing-order]');
  return [...shown].some((element) => element.checkVisibility());
}
