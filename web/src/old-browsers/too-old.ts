import * as names from '../lib/texts/dish-name-texts.ts';
import * as texts from './too-old-texts.ts';

/** The build sets this address. */
declare const tooOldSheet: string;

interface Island {
  vendor: { display_name: string; phone: string | null };
  menu_items: { name: string; name_local?: string; price: number; is_available: boolean }[];
}

/**
 * Runs in browsers that cannot run the site. The document's content stays readable below a note about other ways to
 * order.
 */
function showNote(): void {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = tooOldSheet;
  document.head.appendChild(sheet);

  const island = islandOfDocument();
  const note = element('section', [
    element('h1', [texts.tooOld]),
    element('p', [texts.pleaseUpdate]),
  ]);
  note.className = 'too-old';
  if (island?.vendor.phone) note.appendChild(callLine(island.vendor));
  document.body.insertBefore(note, document.body.firstChild);
  if (island && location.pathname !== '/') document.body.appendChild(dishList(island));
}

function callLine({ display_name, phone }: Island['vendor']): HTMLElement {
  const link = element('a', [phone || '']);
  link.setAttribute('href', `tel:${(phone || '').replace(/[^+\d]/g, '')}`);
  return element('p', [texts.callMess(display_name), link]);
}

/** Lists all dishes, because the document shows only the first dishes. */
function dishList({ menu_items }: Island): HTMLElement {
  const dishes = menu_items.filter((dish) => dish.is_available);
  const lines = dishes.map(({ name, name_local, price }) =>
    element('li', [`${names.firstName(name, name_local)}: ₹${price.toFixed(2)}`]),
  );
  return element('section', [element('h2', [texts.wholeMenu]), element('ul', lines)]);
}

function element(tag: string, children: (HTMLElement | string)[]): HTMLElement {
  const created = document.createElement(tag);
  for (const child of children) {
    created.appendChild(typeof child === 'string' ? document.createTextNode(child) : child);
  }
  return created;
}

/** The storefront in the document, if there is one. */
function islandOfDocument(): Island | undefined {
  const island = document.getElementById('storefront');
  return island?.textContent ? JSON.parse(island.textContent) : undefined;
}

showNote();
