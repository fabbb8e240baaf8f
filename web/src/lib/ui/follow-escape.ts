/** The open modal dialogs, the topmost last. */
const stack: HTMLDialogElement[] = [];

/**
 * Tells of Esc while this dialog is the topmost one. The key is taken before the browser acts on it:
 * pressed again with nothing done in between, the browser closes a dialog without asking its page.
 * @returns ends it
 */
export function followEscape(dialog: HTMLDialogElement, onEscape: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || stack.at(-1) !== dialog) return;
    // What is open within, such as a calendar, closes first.
    if (event.defaultPrevented) return;
    event.preventDefault();
    // Left to the browser, Esc on an open popover closes the dialog too, in WebKit and in older Chrome.
    const popover = dialog.querySelector<HTMLElement>('[popover=auto]:popover-open');
    if (popover) return popover.hidePopover();
    // A key that is held down does not walk through all that is open.
    if (!event.repeat) onEscape();
  };
  stack.push(dialog);
  // After React's listeners, and before that of the popover polyfill, which is on the document.
  document.documentElement.addEventListener('keydown', onKeyDown);
  return () => {
    stack.splice(stack.indexOf(dialog), 1);
    document.documentElement.removeEventListener('keydown', onKeyDown);
  };
}
