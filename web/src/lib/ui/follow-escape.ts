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
    // What is open within, such as a calendar or a list of countries, closes first.
    if (event.defaultPrevented || dialog.querySelector('[popover=auto]:popover-open')) return;
    event.preventDefault();
    // A key that is held down does not walk through all that is open.
    if (!event.repeat) onEscape();
  };
  stack.push(dialog);
  addEventListener('keydown', onKeyDown);
  return () => {
    stack.splice(stack.indexOf(dialog), 1);
    removeEventListener('keydown', onKeyDown);
  };
}
