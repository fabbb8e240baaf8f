/** The build sets this address. */
declare const tooOldSheet: string;

interface Island {
  vendor: { display_name: string; phone: string | null };
  menu_items: { name: string; price: number; is_available: boolean }[];
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
    element('h1', ['This browser is too old']),
    element('p', ['Please update it, or open this page on another phone.']),
  ]);
  note.className = 'too-old';
  if (island?.vendor.phone) note.appendChild(callLine(island.vendor));
  document.body.insertBefore(note, document.body.firstChild);
  if (island && location.pathname !== '/') document.body.appendChild(dishList(island));
}

function callLine({ display_name, phone }: Island['vendor']): HTMLElement {
  const link = element('a', [phone || '']);
  link.setAttribute('href', `tel:${(phone || '').replace(/[^+\d]/g, '')}`);
  return element('p', ['To order, you can also call ', display_name, ': ', link]);
}

/** Lists all dishes, because the document shows only the first dishes. */
function dishList({ menu_items }: Island): HTMLElement {
  const dishes = menu_items.filter((dish) => dish.is_available);
  const lines = dishes.map(({ name, price }) => element('li', [`${name}: ₹${price.toFixed(2)}`]));
  return element('section', [element('h2', ['The whole menu']), element('ul', lines)]);
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
