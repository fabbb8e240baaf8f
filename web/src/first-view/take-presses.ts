import { earlyUse, pressSelector } from '../lib/loading/early-use.ts';

/**
 * Enables a first view and keeps what the guest does in it for the live page: presses, values of fields, the focus. A
 * control that waits is busy and ignores further presses. Rule: storefront-29
 * @returns ends the wait with a message, for scripts that fail to load
 */
export function takePresses(view: HTMLFieldSetElement): () => void {
  const use = earlyUse();
  const busy = new Set<HTMLElement>();
  const say = (markup: string) => {
    if (view.nextElementSibling) view.nextElementSibling.innerHTML = markup;
  };

  function keepField({ name, value }: Field): void {
    use.fields[name] = value;
    say('Loading…');
  }

  function hold(control: HTMLElement): void {
    const { press } = control.dataset;
    if (press) use.presses.push(press);
    if (isField(control)) {
      for (const other of busy) if (isField(other)) release(other);
      keepField(control);
    }
    busy.add(control);
    control.setAttribute('aria-busy', 'true');
    if (isAdd(control)) replaceText(control, 'Add to Cart', 'Adding…');
    else say('Loading…');
  }

  function release(control: HTMLElement): void {
    busy.delete(control);
    control.removeAttribute('aria-busy');
    if (isAdd(control)) replaceText(control, 'Adding…', 'Add to Cart');
    if (isField(control)) delete use.fields[control.name];
  }

  view.addEventListener('click', (event) => {
    const control = controlOf(event.target);
    if (!control || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!busy.has(control)) hold(control);
  });
  view.addEventListener('input', ({ target }) => {
    if (isField(target)) keepField(target);
  });
  view.addEventListener('focusin', ({ target }) => {
    use.focus = focusSelector(target as HTMLElement);
  });
  finishHeldPress(view);
  view.disabled = false;

  return () => {
    use.presses = [];
    for (const control of busy) release(control);
    say('The page did not load. Check your connection. <a href="">Reload</a>');
  };
}

/** The live page has a value of that name. A chip of a category is such a button. */
type Field = HTMLButtonElement | HTMLInputElement | HTMLSelectElement;

function isField(target: EventTarget | null): target is Field {
  return Boolean((target as Field).name);
}

/** A button, or a link that the live page handles. Other links lead to documents. */
function controlOf(target: EventTarget | null): HTMLElement | null {
  return (target as Element).closest<HTMLElement>('button, a[data-press]');
}

function isAdd(control: HTMLElement): boolean {
  return control.matches('[data-press^=add]');
}

/** Replaces the text after the icon, and the same words in the accessible name. */
function replaceText(control: HTMLElement, before: string, after: string): void {
  for (const place of [control.lastChild, control.getAttributeNode('aria-label')]) {
    if (place) place.textContent = String(place.textContent).replace(before, after);
  }
}

function focusSelector(element: HTMLElement): string | undefined {
  const { press } = element.dataset;
  if (press) return pressSelector(press);
  if (!isField(element)) return undefined;
  const value = element.matches('button, [type=radio]') ? `[value="${element.value}"]` : '';
  return `[name="${element.name}"]${value}`;
}

/** Finishes a press that begins in the view and ends on the live page. The browser may or may not send its click. */
function finishHeldPress(view: HTMLElement): void {
  let held: string | undefined;
  const finish = (control: Element | null) => {
    const target = held && control?.closest<HTMLElement>(pressSelector(held));
    held = undefined;
    if (!target || view.isConnected) return;
    const swallow = (event: MouseEvent) => {
      // A click by script or keyboard has no detail.
      if (event.detail > 0 && controlOf(event.target) === target) event.stopPropagation();
    };
    addEventListener('click', swallow, true);
    const next = { capture: true, once: true };
    addEventListener('pointerdown', () => removeEventListener('click', swallow, true), next);
    target.click();
  };
  const begin = ({ target }: Event) => {
    held = controlOf(target)?.dataset.press;
  };
  view.addEventListener('pointerdown', begin);
  view.addEventListener('keydown', (event) => {
    if (event.key === ' ') begin(event);
  });
  addEventListener(
    'pointerup',
    ({ clientX, clientY }) => finish(document.elementFromPoint(clientX, clientY)),
    true,
  );
  addEventListener('keyup', () => finish(document.activeElement), true);
}
