/** What would be lost by leaving; each place that edits something registers while it does. */
const editing = new Set<symbol>();
/** What the back key closes, the latest last. */
const closings: (() => void)[] = [];
const listeners = new Set<() => void>();
let ask: ((leave: () => void) => void) | undefined;

export function hasUnsavedChanges(): boolean {
  return editing.size > 0;
}

/** @returns takes the registration back */
export function registerUnsaved(): () => void {
  const place = Symbol('unsaved');
  editing.add(place);
  announce();
  return () => {
    editing.delete(place);
    announce();
  };
}

export function takesBack(): boolean {
  return closings.length > 0;
}

/** @returns takes the registration back */
export function registerBack(close: () => void): () => void {
  closings.push(close);
  announce();
  return () => {
    closings.splice(closings.indexOf(close), 1);
    announce();
  };
}

/** @returns whether anything was open that the back key closes */
export function closeByBack(): boolean {
  const close = closings.at(-1);
  close?.();
  return close !== undefined;
}

/** Told when something was registered or taken back. */
export function onUnsavedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The screen's way to ask the person; one at a time. @returns takes it back */
export function askUnsavedBy(question: (leave: () => void) => void): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = undefined;
  };
}

/** Does it at once, or once the person said that what is unsaved may go. */
export function leaveBy(leave: () => void): void {
  if (hasUnsavedChanges() && ask) ask(leave);
  else leave();
}

function announce(): void {
  for (const listener of listeners) listener();
}
