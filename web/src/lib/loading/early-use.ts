/** The guest's actions on a first view, before the live page. */
interface EarlyUse {
  /** The `data-press` of each pressed control, in order. */
  presses: string[];
  /** The values of used fields, by name. */
  fields: Record<string, string>;
  /** Selector of the focused control. */
  focus?: string | undefined;
}

const key = Symbol.for('thali.early-use');
/** The window stores the actions, because the start script has its own modules. */
const store = globalThis as { [key]?: EarlyUse };

export function earlyUse(): EarlyUse {
  store[key] ??= { presses: [], fields: {} };
  return store[key];
}

/** Returns the values of the fields and forgets them, so that they apply only once. */
export function takeEarlyFields(): Record<string, string> {
  const use = earlyUse();
  const { fields } = use;
  use.fields = {};
  return fields;
}

/**
 * Repeats the early presses on the live page, in order and once. Puts the focus back on its control.
 * @param pressHidden  repeats a press whose control the live page does not show
 */
export function replayEarlyPresses(pressHidden?: (press: string) => void): void {
  const use = earlyUse();
  const { presses, focus } = use;
  use.focus = undefined;
  if (focus) document.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true });
  for (const press of presses.splice(0)) {
    const control = document.querySelector<HTMLElement>(pressSelector(press));
    if (control) control.click();
    else pressHidden?.(press);
  }
}

export function pressSelector(press: string): string {
  return `[data-press="${press}"]`;
}
