import { earlyUse, pressSelector } from '../lib/loading/early-use.ts';

/**
 * Enables a first view and records its use for the live page: presses, values of fields, the focus. A pressed control
 * is busy and ignores further presses. Rule: storefront-29
 * @returns a function that ends the wait with a message, for a script that failed to load
 */
export function takePresses(view: HTMLFieldSetElement): () => void {
  const earlyUses = earlyUse();
  const busy = new Set<HTMLElement>();
  const showNote = (markup: string) => {
    if (view.nextElementSibling) view.nextElementSibling.innerHTML = markup;
  };

  function keepField({ name, value }: Field): void {
    earlyUses.fields[name] = value;
    showNote('Loading…');
  }

  function holdPress(control: HTMLElement): void {
    const { press } = control.dataset;
    if (press) earlyUses.presses.push(press);
    if (isField(control)) {
      for (const otherElement of busy) if (isField(otherElement)) release(otherElement);
      keepField(control);
    }
    busy.add(control);
    control.setAttribute('aria-busy', 'true');
    if (isAdd(control)) replaceText(control, 'Add to Cart', 'Adding…');
    else showNote('Loading…');
  }

  function release(control: HTMLElement): void {
    busy.delete(control);
    control.removeAttribute('aria-busy');
    if (isAdd(control)) replaceText(control, 'Adding…', 'Add to Cart');
    if (isField(control)) delete earlyUses.fields[control.name];
  }

  view.addEventListener('click', (event) => {
    const control = controlOf(event.target);
    if (!control || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!busy.has(control)) holdPress(control);
  });
  view.addEventListener('input', ({ target }) => {
    if (isField(target)) keepField(target);
  });
  view.addEventListener('focusin', ({ target }) => {
    earlyUses.focus = focusSelector(target as HTMLElement);
  });
  completeHeldPress(view);
  view.disabled = false;

  return () => {
    earlyUses.presses = [];
    for (const control of busy) release(control);
    showNote('The page did not load. Check your connection. <a href="">Reload</a>');
  };
}

/** A control with a name, so that the live page can take over its value. A category's chip is a button with a name. */
type Field = HTMLButtonElement | HTMLInputElement | HTMLSelectElement;

function isField(target: EventTarget | null): target is Field {
  return Boolean((target as Field).name);
}

/** The button, or the link that the live page handles. Other links load a document. */
function controlOf(target: EventTarget | null): HTMLElement | null {
  return (target as Element).closest<HTMLElement>('button, a[data-press]');
}

function isAdd(control: HTMLElement): boolean {
  return control.matches('[data-press^=add]');
}

/** Replaces the text after the icon, and the same words in the accessible name. */
function replaceText(control: HTMLElement, oldText: string, newText: string): void {
  for (const node of [control.lastChild, control.getAttributeNode('aria-label')]) {
    if (node) node.textContent = String(node.textContent).replace(oldText, newText);
  }
}

function focusSelector(element: HTMLElement): string | undefined {
  const { press } = element.dataset;
  if (press) return pressSelector(press);
  if (!isField(element)) return undefined;
  const value = element.matches('button, [type=radio]') ? `[value="${element.value}"]` : '';
  return `[name="${element.name}"]${value}`;
}

/** Completes a press that begins in the first view and ends on the live page. A browser may send no click for it. */
function completeHeldPress(view: HTMLElement): void {
  let heldPress: string | undefined;
  const finish = (control: Element | null) => {
    const target = heldPress && control?.closest<HTMLElement>(pressSelector(heldPress));
    heldPress = undefined;
    if (!target || view.isConnected) return;
    const swallow = (event: MouseEvent) => {
      // Keeps a click by script or keyboard, whose `detail` is 0.
      if (event.detail > 0 && controlOf(event.target) === target) event.stopPropagation();
    };
    addEventListener('click', swallow, true);
    const next = { capture: true, once: true };
    addEventListener('pointerdown', () => removeEventListener('click', swallow, true), next);
    target.click();
  };
  const begin = ({ target }: Event) => {
    heldPress = controlOf(target)?.dataset.press;
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
