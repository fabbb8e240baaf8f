import { createHash } from 'node:crypto';
import { dayMenuField } from '@thali/functions/menu/menu-rows';
import { menuLimits } from '@thali/shared/menu/menu-limits';
import { toIst } from '@thali/shared/time/ist';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { costPerHour } from '../security/attack-costs.ts';
import { recordAttack, withoutEffect } from '../security/count-attacks.ts';
import { call } from '../support/call.ts';
import { getDocument } from '../support/get-document.ts';
import { makeDevice } from '../support/make-device.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { randomIds } from '../support/random-ids.ts';
import { demoSignIns, makeStaff } from '../support/sign-in.ts';
import { vendorBody } from '../support/vendor-bodies.ts';

let mess: TestVendor;
let otherVendor: TestVendor;
beforeAll(async () => {
  [mess, otherVendor] = await Promise.all([makeVendor(), makeVendor()]);
  await mess.change({ accentColor: '#7a1f5c', cuisine: 'Udupi', description: 'Dosas all day.' });
});

const hostOf = ({ subdomain }: TestVendor) => `${subdomain}.localhost`;
const sheetOf = (html: string) => /<style>([^<]*)<\/style>/.exec(html)?.[1];
const port = () => new URL(inject('platformUrl')).port;

describe('a mess’s documents', () => {
  it.each(['/', '/menu/{subdomain}', '/menu/{id}', '/customer'])(
    'include the answer of the storefront call: %s',
    async (pattern) => {
      const path = pattern.replace('{subdomain}', mess.subdomain).replace('{id}', mess.id);
      const [document, answer] = await Promise.all([
        getDocument(hostOf(mess), path),
        call('GET', `/storefront/${mess.subdomain}`),
      ]);
      expect(document.status).toBe(200);
      expect(document.text).toContain('/src/entry-storefront.tsx');
      expect(document.island()).toEqual(answer.json);
      expect(document.meta('tenant')).toBe(mess.subdomain);
    },
  );

  it('have a page of the week, and its calendar', async () => {
    const { token } = await makeStaff(mess.id);
    const body = { known_updated_at: null, meals: [{ name: 'Lunch', contents: 'Dal, rice' }] };
    const date = toIst(new Date()).date;
    await call('PUT', `/vendors/${mess.id}/week-menu/${date}`, { token, body });
    const page = await getDocument(hostOf(mess), `/menu/${mess.subdomain}/week`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('/src/entry-site.tsx');
    expect(page.island()).toMatchObject({ vendor: { subdomain: mess.subdomain } });
    const calendar = await getDocument(hostOf(otherVendor), `/menu/${mess.subdomain}/week.ics`);
    expect(calendar.status).toBe(200);
    expect(calendar.text).toContain(`SUMMARY:Lunch: Dal\\, Rice\r\n`);
    const ofOther = await getDocument(hostOf(mess), `/menu/${otherVendor.subdomain}/week.ics`);
    expect(ofOther.text).not.toContain('BEGIN:VEVENT');
    expect((await getDocument(hostOf(mess), '/menu/nobody-here/week.ics')).status).toBe(404);
  });

  // The local platform refuses an answer above Lambda's 6 MB. The first view of a built site needs a part of this
  // limit.
  const fullMenuTitle = 'stay below the limit of an answer with a full menu of %s';
  async function expectFullMenuFits(character: string): Promise<void> {
    const text = (length: number) => character.repeat(length).slice(0, length);
    const { items, contentsLength } = menuLimits;
    const { date } = toIst(new Date());
    const large = await makeVendor({
      items: Array.from({ length: items }, () => ({
        name: text(80),
        nameLocal: text(80),
        description: text(500),
        contents: text(contentsLength),
        nutritionalInfo: text(500),
        image: `https://pictures.example/${'x'.repeat(400)}`,
        contentsChangeDaily: true,
        [dayMenuField(date)]: { date, contents: text(contentsLength) },
      })),
    });
    const document = await getDocument(hostOf(large), `/menu/${large.subdomain}`);
    expect(document.status).toBe(200);
    const bytes = Buffer.byteLength(document.text);
    expect(bytes).toBeLessThan(4_500_000);
    recordAttack(
      'Menus: the largest, without compression',
      [withoutEffect],
      costPerHour.uncompressedMenus(bytes),
    );
    const calendar = await getDocument(hostOf(large), `/menu/${large.subdomain}/week.ics`);
    expect(calendar.text).toContain('END:VCALENDAR');
    recordAttack(
      'Week menus: the largest calendar, without compression',
      [withoutEffect],
      costPerHour.uncompressedMenus(Buffer.byteLength(calendar.text)),
    );
    const board = await makeDevice(large.id, 'board');
    const tv = await board.call('GET', '/board/menu');
    expect(tv.status).toBe(200);
    recordAttack(
      'Menu on a TV: the largest, without compression',
      [withoutEffect],
      costPerHour.uncompressedMenus(Buffer.byteLength(tv.text)),
    );
  }
  it.each(['<!', 'थ'])(fullMenuTitle, expectFullMenuFits);
  it.each(['</', '"', '🍛'])(fullMenuTitle, { tags: 'long' }, expectFullMenuFits);

  it('name the mess for people and link previews', async () => {
    const home = await getDocument(hostOf(mess), '/');
    const url = `http://${hostOf(mess)}:${port()}/`;
    expect(home.text).toContain(`<title>${mess.name}</title>`);
    expect(home.text).toContain(`<link rel="canonical" href="${url}" />`);
    expect(home.text).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
    expect(home.meta('description')).toBe('Dosas all day.');
    expect(home.meta('og:title')).toBe(mess.name);
    expect(home.meta('og:description')).toBe('Dosas all day.');
    expect(home.meta('og:url')).toBe(url);
    expect(home.meta('og:locale')).toBe('en_IN');
    expect(home.meta('platform-domain')).toBe('localhost');
    const menu = await getDocument(hostOf(mess), `/menu/${mess.subdomain}`);
    expect(menu.text).toContain(`<title>${mess.name}: menu</title>`);
    expect(menu.meta('og:url')).toBe(`${url}menu/${mess.subdomain}`);
  });

  it('have its colours before the first paint, in the only style sheet that their policy allows', async () => {
    for (const path of ['/', '/login', `/orders/${mess.id}`]) {
      const { text, headers, meta } = await getDocument(hostOf(mess), path);
      const sheet = sheetOf(text) ?? '';
      const policy = String(headers['content-security-policy']);
      expect(sheet).toContain('--accent:#');
      const hash = createHash('sha256').update(sheet).digest('base64');
      expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
      expect(policy).not.toMatch(/(?:script|style)-src [^;]*unsafe/);
      expect(policy).toContain(`connect-src 'self' ws://${hostOf(mess)}:${port()}`);
      expect(meta('theme-color')).toMatch(/^#[0-9a-f]{6}$/);
      expect(meta('theme-color')).not.toBe(
        (await getDocument('localhost', path)).meta('theme-color'),
      );
    }
  });

  it('include no menu on pages without one, and keep those pages out of searches', async () => {
    for (const path of ['/login', '/vendor', `/orders/${mess.id}`]) {
      const document = await getDocument(hostOf(mess), path);
      expect(document.island()).toBeUndefined();
      expect(document.meta('robots')).toBe('noindex');
      expect(document.text).not.toContain('rel="canonical"');
    }
  });

  it('show the menu named in the address, on any host', async () => {
    for (const host of ['localhost', hostOf(otherVendor)]) {
      const document = await getDocument(host, `/menu/${mess.subdomain.toUpperCase()}`);
      expect(document.island()).toMatchObject({ vendor: { id: mess.id } });
      expect(document.text).not.toContain('rel="manifest"');
      expect(document.meta('og:url')).toBe(
        `http://${hostOf(mess)}:${port()}/menu/${mess.subdomain}`,
      );
    }
  });

  it('are found even if the subdomain looks like a vendor id', async () => {
    const { token } = await demoSignIns.admin();
    const subdomain = randomIds.phone().slice(-10);
    const { json } = await call('POST', '/vendors', { token, body: vendorBody({ subdomain }) });
    for (const [host, path] of [
      [`${subdomain}.localhost`, '/'],
      [`${subdomain}.localhost`, `/menu/${subdomain}`],
      ['localhost', `/menu/${subdomain}`],
    ] as const) {
      const document = await getDocument(host, path);
      expect([host, path, document.status]).toEqual([host, path, 200]);
      expect(document.island()).toMatchObject({ vendor: { id: json.vendor.id } });
    }
  });

  it('are found by the query on localhost and an IP address, but not on the host of a mess', async () => {
    const path = `/?subdomain=${mess.subdomain}`;
    for (const host of ['localhost', '127.0.0.1']) {
      expect((await getDocument(host, path)).island()).toMatchObject({ vendor: { id: mess.id } });
    }
    expect((await getDocument(hostOf(otherVendor), path)).meta('tenant')).toBe(
      otherVendor.subdomain,
    );
  });

  it('are not sent again until their content changes', async () => {
    const first = await getDocument(hostOf(otherVendor), '/');
    const headers = { 'if-none-match': String(first.headers.etag) };
    const repeat = await getDocument(hostOf(otherVendor), '/', { headers });
    expect([repeat.status, repeat.text]).toEqual([304, '']);
    await otherVendor.change({ displayName: 'Renamed Mess' });
    const renamed = await getDocument(hostOf(otherVendor), '/', { headers });
    expect(renamed.status).toBe(200);
    expect(renamed.text).toContain('<title>Renamed Mess</title>');
  });
});

describe('text of a vendor', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '</title><img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '<!--<script>',
    "$& $1 $` $' \\u003c/script>",
    'a\u2028b\u2029c',
  ])('stays text: %j', async (name) => {
    const vendor = await makeVendor({ items: [{ name }] });
    await vendor.change({ displayName: name, description: name, cuisine: name, address: name });
    const document = await getDocument(hostOf(vendor), '/');
    expect(document.island()).toMatchObject({
      vendor: { display_name: name, description: name },
      menu_items: [{ name }],
    });
    expect(document.meta('og:title')).toBe(name);
    expect(document.text.match(/<script/g)).toHaveLength(3);
    expect(document.text).not.toMatch(/<img|<!--/);
    const island = /id="storefront">(.*?)<\/script>/s.exec(document.text)?.[1] ?? '';
    expect(island).toMatch(/^{.*}$/);
    expect(island).not.toMatch(/[\u2028\u2029]|<[!/?a-z]/i);
    const icon = await getDocument(hostOf(vendor), '/app-icon.svg');
    expect(icon.text.match(/<\w+/g)).toEqual(['<svg', '<path', '<circle', '<text']);
    const manifest = await getDocument(hostOf(vendor), '/manifest.webmanifest');
    expect(JSON.parse(manifest.text)).toMatchObject({ name });
  });
});

describe('an unknown address', () => {
  it.each(['/', '/login', '/menu/nobody', '/vendor'])(
    'gets a document that needs no further call: %s',
    async (path) => {
      const document = await getDocument('nobody.localhost', path);
      expect(document.status).toBe(404);
      expect(document.text).toContain('/src/entry-site.tsx');
      expect(document.meta('unknown-tenant')).toBe('nobody');
      expect(document.island()).toBeUndefined();
    },
  );

  it.each(['a', 'x'.repeat(64), '_'])('answers 404 for an invalid subdomain: %s', async (label) => {
    expect((await getDocument(`${label}.localhost`, '/')).status).toBe(404);
  });

  it('answers 404 for an unknown menu on the main site', async () => {
    for (const key of ['nobody', randomIds.vendor(), '%E0%A4%A', '%00']) {
      const document = await getDocument('localhost', `/menu/${key}`);
      expect([key, document.status]).toEqual([key, 404]);
      expect(document.meta('unknown-menu')).toBeDefined();
      expect(document.text).toContain('/src/entry-storefront.tsx');
    }
  });

  it('answers 404 for an unknown page, on the main site and on the host of a mess', async () => {
    for (const host of ['localhost', hostOf(mess)]) {
      for (const path of ['/no-such-page', `/menu/${mess.subdomain}/x`, '/customer/x']) {
        const document = await getDocument(host, path);
        expect([host, path, document.status]).toEqual([host, path, 404]);
        expect(document.text).toContain('/src/entry-site.tsx');
        expect(document.meta('robots')).toBe('noindex');
        expect(document.island()).toBeUndefined();
      }
    }
  });

  it('answers 404 in plain text for an unknown file', async () => {
    for (const path of ['/favicon.ico', '/assets/old-1a2b.js', '/index.html', '/storefront.html']) {
      const { status, headers } = await getDocument('localhost', path);
      expect([path, status, headers['content-type']]).toEqual([
        path,
        404,
        'text/plain; charset=utf-8',
      ]);
    }
    expect((await getDocument('localhost', '/manifest.webmanifest')).status).toBe(404);
  });
});

describe('a document of the main site', () => {
  it.each(['/', '/login', '/vendor/menu'])('belongs to no mess: %s', async (path) => {
    const document = await getDocument('localhost', path);
    expect(document.status).toBe(200);
    expect(document.text).toContain('/src/entry-site.tsx');
    expect(document.meta('tenant')).toBeUndefined();
    expect(document.meta('og:site_name')).toBe('Thali');
    expect(document.text).not.toContain('rel="manifest"');
    expect(document.headers['content-security-policy']).toContain("style-src 'self';");
  });

  it('answers only read methods', async () => {
    const head = await getDocument('localhost', '/', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await getDocument('localhost', '/', { method: 'POST' })).status).toBe(405);
  });

  it('makes browsers revalidate it each time', async () => {
    for (const host of ['localhost', hostOf(mess), 'nobody.localhost']) {
      expect((await getDocument(host, '/')).headers['cache-control']).toBe('no-cache');
    }
  });
});

describe('a mess as an app', () => {
  it('has a manifest that starts at its menu, and an icon in its colour', async () => {
    const manifest = await getDocument(hostOf(mess), '/manifest.webmanifest');
    expect(manifest.headers['content-type']).toContain('application/manifest+json');
    expect(JSON.parse(manifest.text)).toMatchObject({
      name: mess.name,
      start_url: `/menu/${mess.subdomain}`,
      scope: '/',
      display: 'standalone',
      icons: [
        { src: '/app-icon.svg', purpose: 'any' },
        { src: '/app-icon.svg', purpose: 'maskable' },
        { src: '/app-icon-192.png', sizes: '192x192' },
        { src: '/app-icon-512.png', sizes: '512x512' },
      ],
    });
    const icon = await getDocument(hostOf(mess), '/app-icon.svg');
    expect(icon.headers['content-type']).toContain('image/svg+xml');
    expect(icon.headers['content-security-policy']).toContain("default-src 'none'");
    const [accent] =
      /--accent:(#[0-9a-f]{6})/
        .exec(sheetOf((await getDocument(hostOf(mess), '/')).text) ?? '')
        ?.slice(1) ?? [];
    expect(icon.text).toContain(`fill="${accent}"`);
  });

  it.each([
    ['/kitchen', 'Kitchen'],
    ['/board', 'Ready board'],
  ])('has %s as a separate app that search engines ignore', async (path, name) => {
    const document = await getDocument(hostOf(mess), `${path}?code=K7Q2M9XTB1`);
    expect(document.status).toBe(200);
    expect(document.text).toContain('/src/entry-site.tsx');
    expect(document.text).toContain(`<title>${name} · ${mess.name}</title>`);
    expect(document.text).toContain(`<link rel="manifest" href="${path}.webmanifest" />`);
    expect(document.text).not.toContain('K7Q2M9XTB1');
    expect(document.meta('robots')).toBe('noindex');
    const manifest = await getDocument(hostOf(mess), `${path}.webmanifest`);
    expect(JSON.parse(manifest.text)).toMatchObject({
      id: path,
      name: `${mess.name}: ${name.toLowerCase()}`,
      start_url: path,
      scope: path,
      icons: [{ src: '/app-icon.svg' }, {}, {}, { src: '/app-icon-512.png' }],
    });
    for (const host of ['localhost', 'nobody.localhost']) {
      expect((await getDocument(host, `${path}.webmanifest`)).status).toBe(404);
    }
    expect((await getDocument('localhost', path)).status).toBe(200);
  });
});
