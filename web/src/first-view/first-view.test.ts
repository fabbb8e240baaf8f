import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { sampleItem } from '@thali/shared/menu/sample-menu';
import { type FirstViewModule, firstViewFile } from '@thali/shared/site/first-view';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstViewBuild } from '../../build-first-view.ts';

const folder = mkdtempSync(join(tmpdir(), 'thali-first-view-'));
let built: FirstViewModule;

beforeAll(async () => {
  await build(firstViewBuild(folder));
  built = await import(pathToFileURL(join(folder, firstViewFile)).href);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A Monday, 12:00 in India. */
const noon = new Date('2026-11-23T06:30:00Z');
const monday = (open: string, close: string) => ({
  businessHours: { Monday: { open, close, closed: false } },
  requireCustomerLogin: false,
});

const dish = sampleItem({
  id: 'I1',
  categoryId: 'C1',
  description: 'Crisp, with potato',
  price: 80.5,
  image: '/demo/dosa.svg',
  mealTimes: ['breakfast'],
});

const category = { id: 'C1', name: 'Tiffin', description: null, image: null, sortOrder: 1 };

function storefront(changes: Partial<Storefront['vendor']>, menuItems: MenuItem[]): Storefront {
  return {
    vendor: {
      id: 'A5TMX30TQG',
      subdomain: 'demo',
      name: 'Demo',
      displayName: 'Demo Mess',
      status: 'active',
      cuisine: 'South Indian',
      description: null,
      email: 'hello@demo.example',
      phone: '+91 98765 43210',
      address: 'Shop 4, Sample Chowk',
      logoUrl: null,
      coverUrl: null,
      accentColor: null,
      settings: monday('09:00', '21:00'),
      ...changes,
    },
    menuCategories: [category],
    menuItems,
    menuVersion: '1',
    popularItemIds: [],
    accentPalette: null,
  };
}

const cover = '/pictures/A5TMX30TQG/0123456789ABCDEF-c98a3b-960.webp';
const hostile = `<script>alert('1')</script> & "O'Dosa" </div> ₹ थाली $&`;

const menus: Record<string, Storefront> = {
  'of an open mess': storefront({}, [
    dish,
    { ...dish, id: 'I2', image: null, isSpicy: true, isVegetarian: false, quantity: 3 },
    { ...dish, id: 'I3', name: 'Sold out', quantity: 0 },
  ]),
  'of a closed mess': storefront({ settings: monday('18:00', '21:00') }, [dish]),
  'of a mess that takes no orders': storefront({ status: 'suspended', logoUrl: '/l.png' }, [dish]),
  'with a cover': storefront({ coverUrl: cover }, [dish]),
  'without dishes': storefront({ cuisine: null, address: null }, []),
  'with a hundred dishes': storefront(
    {},
    Array.from({ length: 100 }, (_, index) => ({
      ...dish,
      id: `I${index}`,
      name: `Dish ${index}`,
    })),
  ),
  'with hostile names': storefront(
    {
      displayName: hostile,
      cuisine: hostile,
      address: hostile,
      coverUrl: `/x"onerror="alert(1).svg`,
    },
    [{ ...dish, name: hostile, description: hostile, image: `/x"onerror="alert(1).svg` }],
  ),
};

const menuOf = (menu: Storefront) => built.menuView(JSON.stringify(menu), noon);
const messOf = (menu: Storefront) => built.messView(JSON.stringify(menu), noon);

it.each(['thali.example', 'localhost'])(
  'links the demo menu only on localhost, not on %s',
  (domain) => {
    expect(built.landingView(domain).includes('href="/menu/demo"')).toBe(domain === 'localhost');
  },
);

it.each(Object.entries(menus))('renders the same each time for a menu %s', async (_, menu) => {
  const [menuView, messView] = [menuOf(menu), messOf(menu)];
  // Lazy modules would load within this time.
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(menuOf(menu)).toBe(menuView);
  expect(messOf(menu)).toBe(messView);
});

it("shows a suspended mess's dishes without order buttons", () => {
  const suspended = menus['of a mess that takes no orders'] ?? storefront({}, []);
  const view = menuOf(suspended);
  for (const text of ['Closed until further notice.', 'Masala Dosa', '80.50']) {
    expect(view).toContain(text);
  }
  for (const text of ['Add to Cart', 'Open Now', 'Open all day']) expect(view).not.toContain(text);
  expect(messOf(suspended)).toContain('Closed until further notice.');
});

it('shows available dishes with prices, and links only to its content, the sign-in and dishes', () => {
  const view = menuOf(menus['of an open mess'] ?? storefront({}, []));
  for (const text of ['Demo Mess', 'Open Now', 'Masala Dosa', '80.50', '3 left']) {
    expect(view).toContain(text);
  }
  expect(view).not.toContain('Sold out');
  expect(view).toMatch(/^<fieldset disabled="" [^>]*>.*<\/fieldset><p role="status" [^>]*><\/p>$/s);
  expect(view.match(/<a href="[^"]*"/g)).toEqual([
    '<a href="#main"',
    '<a href="/login?returnUrl=%2Fmenu%2Fdemo"',
    '<a href="?dish=I1"',
    '<a href="?dish=I2"',
  ]);
});

it('reserves the space of the cover and loads it at once, on the menu and on the front page', () => {
  for (const viewOf of [menuOf, messOf]) {
    const view = viewOf(menus['with a cover'] ?? storefront({}, []));
    const [picture = ''] = view.match(/<img[^>]*960\.webp"[^>]*>/) ?? [];
    expect(picture).toMatch(/ srcSet="[^"]*-480\.webp 480w,[^"]*-960\.webp 960w,[^"]*1600w"/);
    for (const attribute of [
      'width="960"',
      'height="320"',
      'fetchPriority="high"',
      'loading="eager"',
    ]) {
      expect(picture).toContain(attribute);
    }
    expect(viewOf(menus['of an open mess'] ?? storefront({}, []))).not.toContain('height="320"');
  }
});

it.each(Object.entries(menus))(
  'contains nothing that the document’s policy forbids, for a menu %s',
  (_, menu) => {
    const forbidden = /<script|<style|<link|\sstyle=|\son[a-z]+="/i;
    expect(menuOf(menu)).not.toMatch(forbidden);
    expect(messOf(menu)).not.toMatch(forbidden);
    expect(built.landingView('thali.example')).not.toMatch(forbidden);
  },
);

it('has only controls whose presses the live page can repeat', () => {
  const views = Object.values(menus).flatMap((menu) => [menuOf(menu), messOf(menu)]);
  for (const view of [...views, built.landingView('thali.example')]) {
    for (const [control] of view.matchAll(/<(?:button|input|select|textarea) [^>]*>/g)) {
      expect(control).toMatch(/ (?:data-press|name)="[^"]+"| disabled=""/);
    }
  }
});

it('stays short for a long menu', () => {
  const view = menuOf(menus['with a hundred dishes'] ?? storefront({}, []));
  expect(view.match(/<article/g)).toHaveLength(12);
  expect(view).toContain('>100<span');
  expect(view.match(/loading="eager"/g)).toHaveLength(4);
});

it('refuses an incomplete storefront', () => {
  for (const view of [built.menuView, built.messView]) {
    expect(() => view('{"vendor":{}}', noon)).toThrow('no complete storefront');
  }
});
