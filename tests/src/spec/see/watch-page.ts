/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

export type PageSighting =
  | { kind: 'text' | 'anchor'; what: string; role: string; host: string; path: string }
  | { kind: 'field'; what: string; host: string; path: string };

interface Watch {
  find: (piece: string) => string[];
  report: (sighting: PageSighting) => void;
}

/**
 * Runs in each document, from its start: tells the texts that become visible, the anchors, the names of form fields
 * and the keys that go into the browser's storage. It needs nothing but itself.
 */
export function watchPage({ find, report }: Watch): void {
  const named = ['placeholder', 'aria-label', 'title', 'alt'];
  const longestPiece = 300;
  const told = new Set<string>();
  /** They hold a text, and nobody sees them yet. */
  const hidden = new Map<Element, Set<string>>();

  const tell = (sighting: PageSighting) => {
    const once = JSON.stringify(sighting);
    if (told.has(once)) return;
    told.add(once);
    report(sighting);
  };
  const here = () => ({ host: location.hostname, path: location.pathname });
  const roleOf = (element: Element) =>
    element.closest('[role=dialog],dialog')
      ? 'dialog'
      : (element.closest('[role]')?.getAttribute('role') ?? element.tagName.toLowerCase());

  /** A part that is hidden is in an element's text all the same, and not in what it shows. */
  const isShown = (what: string, element: Element) => {
    const shown = element.closest('select') ?? element;
    if (shown.tagName === 'TITLE') return true;
    if (!shown.checkVisibility({ visibilityProperty: true })) return false;
    const isWhole = shown !== element || !(shown instanceof HTMLElement);
    return isWhole || attributesOf(element).includes(what) || showsItself(what, shown);
  };
  const attributesOf = (element: Element) =>
    named.flatMap((name) => find(element.getAttribute(name) ?? ''));
  const showsItself = (what: string, element: HTMLElement) =>
    find(element.innerText).includes(what) ||
    [...element.childNodes].some((node) => node instanceof Text && find(node.data).includes(what));

  const tellText = (what: string, element: Element, role = roleOf(element)) => {
    if (isShown(what, element)) {
      tell({ kind: 'text', what, role, ...here() });
      return;
    }
    const texts = hidden.get(element) ?? new Set();
    hidden.set(element, texts.add(what));
  };

  const lookAtPiece = (piece: string | null, element: Element, role?: string) => {
    if (!piece || piece.length > longestPiece * 10) return;
    for (const what of find(piece)) tellText(what, element, role);
  };

  /** A text may be put together from several elements. */
  const lookAtText = (node: Text) => {
    let element = node.parentElement;
    if (!element || ['SCRIPT', 'STYLE'].includes(element.tagName)) return;
    lookAtPiece(node.data, element);
    for (let level = 0; level < 5 && element && element !== document.body; level += 1) {
      const piece: string = element.textContent ?? '';
      if (piece.length > longestPiece) return;
      lookAtPiece(piece, element);
      element = element.parentElement;
    }
  };

  const lookAtElement = (element: Element) => {
    if (element.id) tell({ kind: 'anchor', what: element.id, role: '', ...here() });
    for (const name of named) lookAtPiece(element.getAttribute(name), element, name);
    const isField = ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName);
    const name = isField && (element.getAttribute('name') ?? element.getAttribute('data-field'));
    if (name) tell({ kind: 'field', what: `form ${name}`, ...here() });
  };

  const lookAt = (node: Node) => {
    if (node instanceof Text) lookAtText(node);
    if (!(node instanceof Element)) return;
    lookAtElement(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let next = walker.nextNode(); next; next = walker.nextNode()) {
      if (next instanceof Text) lookAtText(next);
      else if (next instanceof Element) lookAtElement(next);
    }
  };

  const lookAgain = () => {
    const before = [...hidden];
    hidden.clear();
    for (const [element, texts] of before) {
      if (!element.isConnected) continue;
      for (const what of texts) tellText(what, element);
    }
  };

  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'childList') for (const node of addedNodes) lookAt(node);
      else if (type === 'characterData') lookAt(target);
      else if (target instanceof Element) lookAtElement(target);
    }
    lookAgain();
  }).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...named, 'id', 'class', 'style', 'hidden', 'open', 'data-state'],
  });

  const { alert } = window;
  window.alert = (message) => {
    for (const what of find(String(message)))
      tell({ kind: 'text', what, role: 'alert', ...here() });
    alert.call(window, message);
  };

  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key: string, value: string) {
    const storage = this === localStorage ? 'localStorage' : 'sessionStorage';
    tell({ kind: 'field', what: `${storage} ${key}`, ...here() });
    try {
      for (const name of Object.keys(JSON.parse(value) ?? {})) {
        if (!/^\d+$/.test(name))
          tell({ kind: 'field', what: `${storage} ${key} ${name}`, ...here() });
      }
    } catch {
      // A text: the key says it all.
    }
    setItem.call(this, key, value);
  };
}
