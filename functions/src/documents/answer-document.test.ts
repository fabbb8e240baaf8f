import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { AppError } from '@thali/shared/http/app-error';
import { firstViewFile } from '@thali/shared/site/first-view';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const html = (
  name: string,
  lang = 'en-IN',
) => `<!doctype html><html lang="${lang}"><head><title>${name}</title>
  <meta name="description" content="d"><meta name="platform-domain" content="">
  <meta name="theme-color" content="#000000" media="(prefers-color-scheme: light)" />
  <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: dark)" />
  </head><body><div id="root"></div></body></html>`;
const folder = mkdtempSync(join(tmpdir(), 'thali-documents-'));
const withoutFirstView = mkdtempSync(join(tmpdir(), 'thali-documents-'));
/** A fake first view that returns its arguments as markup, and fails for the mess 'Broken'. */
const firstViewModule = `function view(kind, island, now) {
  const { vendor } = JSON.parse(island);
  if (vendor.display_name === 'Broken') throw new Error('no view');
  return '<p>' + kind + vendor.display_name + (now instanceof Date) + '</p>';
}
export const menuView = (island, now) => view('menu', island, now);
export const messView = (island, now) => view('mess', island, now);
export const landingView = (platformDomain) => '<p>' + platformDomain + '</p>';`;
const getStorefront = vi.hoisted(() => vi.fn());
vi.mock('../storefront/get-storefront.ts', () => ({ getStorefront }));

beforeAll(() => {
  for (const name of ['index', 'storefront']) {
    writeFileSync(join(folder, `${name}.html`), html(name));
    for (const lang of ['hi', 'mr']) {
      writeFileSync(join(folder, `${name}.${lang}.html`), html(name, lang));
    }
    writeFileSync(join(withoutFirstView, `${name}.html`), html(name));
  }
  writeFileSync(join(folder, 'sw.js'), 'the worker');
  writeFileSync(join(folder, 'sw.hi.js'), 'the worker in Hindi');
  writeFileSync(join(folder, firstViewFile), firstViewModule);
});
beforeEach(() => {
  // A platform in the same process may have set the domain in the environment.
  vi.stubEnv('PLATFORM_DOMAIN', '');
  vi.stubEnv('EDGE_SECRET', 'known to the edge');
  vi.stubEnv('SITE_DOCUMENTS', folder);
  vi.stubEnv('PICTURE_UPLOAD_URL', 'https://photos.example/');
  vi.stubEnv('TABLE_NAME', 'none');
  vi.stubEnv('AWS_REGION', 'ap-south-1');
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'SILENT');
});
afterAll(() => {
  for (const path of [folder, withoutFirstView]) rmSync(path, { recursive: true });
});

async function requestDocument(
  host: string,
  path: string,
  secret = 'known to the edge',
  language?: string,
) {
  const { answerDocument } = await import('./answer-document.ts');
  const event = {
    headers: {
      'x-tenant-host': host,
      'x-forwarded-proto': 'https',
      ...(secret && { 'x-origin-secret': secret }),
      ...(language && { 'x-language': language }),
    },
    rawPath: path,
    requestContext: { http: { method: 'GET' } },
  } as unknown as APIGatewayProxyEventV2;
  return answerDocument(event);
}

it('lets the edge cache a document for 5 seconds, and serve it stale during a fetch or a failure', async () => {
  vi.stubEnv('PLATFORM_DOMAIN', 'thali.example');
  const { statusCode, headers, body } = await requestDocument('thali.example', '/');
  expect(statusCode).toBe(200);
  expect(headers?.['cache-control']).toBe(
    'public, max-age=0, s-maxage=5, stale-while-revalidate=60, stale-if-error=86400',
  );
  expect(headers?.['content-security-policy']).toContain("connect-src 'self' wss://thali.example ");
  expect(body).toContain('<meta name="platform-domain" content="thali.example" />');
});

it.each([
  ['thali.example', '/', true],
  ['thali.example', '/billing', true],
  ['demo.thali.example', '/vendor', true],
  ['thali.example', '/docs', false],
  ['demo.thali.example', '/kitchen', false],
  ['demo.thali.example', '/board', false],
  ['thali.example', '/menu/demo', false],
  ['thali.example', '/menu/demo/week', false],
  ['demo.thali.example', '/', false],
])('allows Razorpay and uploads only in the workspace: %s%s: %s', async (host, path, works) => {
  vi.stubEnv('PLATFORM_DOMAIN', 'thali.example');
  getStorefront.mockRejectedValue(new Error('the table is away'));
  const { headers } = await requestDocument(host, path);
  const policy = String(headers?.['content-security-policy']);
  expect(policy.includes("script-src 'self' https://checkout.razorpay.com")).toBe(works);
  expect(policy.includes('razorpay')).toBe(works);
  expect(/connect-src [^;]* https:\/\/photos\.example\/;/.test(policy)).toBe(works);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

it.each([
  ['demo.thali.example', '/payment/01ARZ3NDEKTSV4RRFFQ69G5FAV', true],
  ['demo.thali.example', '/payment/kept', true],
  ['demo.thali.example', '/orders/01ARZ3NDEKTSV4RRFFQ69G5FAV', false],
  ['demo.thali.example', '/menu/demo', false],
])(
  'allows Checkout without uploads only on the payment page: %s%s: %s',
  async (host, path, pays) => {
    vi.stubEnv('PLATFORM_DOMAIN', 'thali.example');
    getStorefront.mockRejectedValue(new Error('the table is away'));
    const { headers } = await requestDocument(host, path);
    const policy = String(headers?.['content-security-policy']);
    expect(policy.includes("script-src 'self' https://checkout.razorpay.com")).toBe(pays);
    expect(policy).not.toContain('photos.example');
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  },
);

it.each(['', 'a guess'])(
  'refuses a call that bypasses the edge, with the secret %j',
  async (secret) => {
    const { statusCode, headers, body } = await requestDocument('thali.example', '/', secret);
    expect([statusCode, body]).toEqual([403, 'Please use the address of the site.\n']);
    expect(headers?.['cache-control']).toBe('no-store');
  },
);

it('redirects /menu on the host of a mess to its menu', async () => {
  vi.stubEnv('PLATFORM_DOMAIN', 'thali.example');
  for (const path of ['/menu', '/menu/']) {
    expect(await requestDocument('demo.thali.example', path)).toMatchObject({
      statusCode: 302,
      headers: { location: '/menu/demo' },
    });
  }
  expect((await requestDocument('thali.example', '/menu')).statusCode).toBe(404);
});

it('treats every host as the main site if the platform has no domain', async () => {
  const { statusCode, body } = await requestDocument('d111abcdef8.cloudfront.net', '/');
  expect(statusCode).toBe(200);
  expect(body).toContain('content="d111abcdef8.cloudfront.net"');
});

it('answers 503 with a document without data if the table fails', async () => {
  vi.stubEnv('PLATFORM_DOMAIN', 'thali.example');
  getStorefront.mockRejectedValue(new Error('the table is away'));
  const { statusCode, headers, body } = await requestDocument('demo.thali.example', '/menu/demo');
  expect(statusCode).toBe(503);
  expect(headers?.['cache-control']).toBe('no-store');
  expect(body).toContain('<title>storefront</title>');
  expect(body).not.toContain('tenant"');
});

it('puts the deployment’s inactivity limits into every page, if the deployment has them', async () => {
  vi.stubEnv('PLATFORM_DOMAIN', 'thali.example');
  const table = JSON.stringify({ vendor: { warnAfterSeconds: 5, logoutAfterSeconds: 9 } });
  const meta = `<meta name="inactivity" content="${table.replaceAll('"', '&quot;')}" />`;
  const pages = [
    ['thali.example', '/'],
    ['thali.example', '/login'],
    ['thali.example', '/vendor'],
    ['thali.example', '/admin'],
    ['demo.thali.example', '/vendor'],
    ['demo.thali.example', '/customer'],
  ] as const;
  const bodies = async () =>
    Promise.all(pages.map(async ([host, path]) => (await requestDocument(host, path)).body));
  for (const body of await bodies()) expect(body).not.toContain('inactivity');
  vi.stubEnv('INACTIVITY_LIMITS', table);
  for (const body of await bodies()) expect(body).toContain(meta);
  getStorefront.mockRejectedValue(new Error('the table is away'));
  for (const body of await bodies()) expect(body).toContain(meta);
});

it('puts the deployment’s support address into every page, if the deployment has one', async () => {
  expect((await requestDocument('thali.example', '/contact')).body).not.toContain('support-email');
  vi.stubEnv('SUPPORT_EMAIL', 'help@mess.example');
  const meta = '<meta name="support-email" content="help@mess.example" />';
  expect((await requestDocument('thali.example', '/contact')).body).toContain(meta);
  expect((await requestDocument('thali.example', '/no-such-page')).body).toContain(meta);
});

it('answers 404 with a document for an unknown page', async () => {
  vi.stubEnv('PLATFORM_DOMAIN', 'thali.example');
  for (const path of ['/no-such-page', '/docs/faq', '/menu/', '/menu/demo/x', '/customer/x']) {
    const { statusCode, headers, body } = await requestDocument('thali.example', path);
    expect([path, statusCode]).toEqual([path, 404]);
    expect(headers?.['cache-control']).toContain('s-maxage=');
    expect(body).toContain('<title>Page not found</title>');
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect(body).not.toContain('og:');
  }
});

it('gives search engines the titles and addresses of the main site’s pages, and the sitemap', async () => {
  vi.stubEnv('PLATFORM_DOMAIN', 'thali.example');
  const docs = (await requestDocument('thali.example', '/docs')).body;
  expect(docs).toContain('<title>Documentation · Thali</title>');
  expect(docs).toContain('<meta property="og:title" content="Documentation · Thali" />');
  expect(docs).toContain('<link rel="canonical" href="https://thali.example/docs" />');
  expect((await requestDocument('www.thali.example', '/docs')).body).toContain(
    '<link rel="canonical" href="https://thali.example/docs" />',
  );
  const image = 'https://thali.example/assets/link-preview-1.jpg';
  expect(docs).toContain(`<meta property="og:image" content="${image}" />`);
  const login = (await requestDocument('thali.example', '/login')).body;
  expect(login).toContain('<title>Sign in · Thali</title>');
  expect(login).not.toContain('canonical');
  const robots = await requestDocument('thali.example', '/robots.txt');
  expect(robots.headers?.['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body).toContain('Sitemap: https://thali.example/sitemap.xml');
  const map = await requestDocument('thali.example', '/sitemap.xml');
  expect(map.headers?.['content-type']).toBe('application/xml; charset=utf-8');
  expect(map.body).toContain('<loc>https://thali.example/docs</loc>');
  getStorefront.mockRejectedValue(new AppError('VENDOR_NOT_FOUND', 'Nobody'));
  expect((await requestDocument('nobody.thali.example', '/robots.txt')).statusCode).toBe(404);
});

const mess = {
  vendor: { subdomain: 'demo', displayName: 'Demo', settings: {} },
  accentPalette: null,
};

it('serves the offline worker only on a mess’s own host', async () => {
  vi.stubEnv('PLATFORM_DOMAIN', 'thali.example');
  getStorefront.mockResolvedValue(mess);
  const workerOfMess = await requestDocument('demo.thali.example', '/sw.js');
  expect([workerOfMess.statusCode, workerOfMess.body]).toEqual([200, 'the worker']);
  expect(workerOfMess.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': expect.stringContaining('max-age=0'),
    'content-security-policy': expect.stringContaining("connect-src 'self';"),
  });
  for (const host of ['thali.example', 'www.thali.example', 'localhost']) {
    expect([host, (await requestDocument(host, '/sw.js')).statusCode]).toEqual([host, 404]);
  }
  getStorefront.mockRejectedValue(new AppError('VENDOR_NOT_FOUND', 'Nobody'));
  expect((await requestDocument('nobody.thali.example', '/sw.js')).statusCode).toBe(404);
});

it('draws a mess’s home screen icons in its colour', async () => {
  vi.stubEnv('PLATFORM_DOMAIN', 'thali.example');
  const light = { accent: '#123456', onAccent: '#ffffff' };
  getStorefront.mockResolvedValue({ ...mess, accentPalette: { light, dark: light } });
  const drawn = await requestDocument('demo.thali.example', '/apple-touch-icon.png');
  expect([drawn.isBase64Encoded, drawn.headers?.['content-type']]).toEqual([true, 'image/png']);
  const picture = Buffer.from(drawn.body ?? '', 'base64');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([180, 180]);
  const data = picture.subarray(picture.indexOf('IDAT') + 4);
  const pixels = inflateSync(data);
  const at = (x: number, y: number) => [...pixels.subarray(y * 541 + 1 + x * 3).subarray(0, 3)];
  expect([at(0, 0), at(90, 115)]).toEqual([
    [0x12, 0x34, 0x56],
    [0xff, 0xff, 0xff],
  ]);
});

describe('the first view', () => {
  const menuOf = (displayName: string) => ({
    vendor: {
      id: 'A5TMX30TQG',
      subdomain: 'demo',
      name: 'Demo',
      displayName,
      status: 'active',
      cuisine: null,
      description: null,
      email: 'hello@demo.example',
      phone: '+91 98765 43210',
      address: null,
      logoUrl: null,
      coverUrl: null,
      accentColor: null,
      settings: { businessHours: {}, requireCustomerLogin: false },
    },
    menuCategories: [],
    menuItems: [],
    menuVersion: '1',
    popularItemIds: [],
    accentPalette: null,
  });
  const root = (content: string) => `<div id="root">${content}</div>`;

  const inLanguages = { offered: ['en', 'hi'], first: 'hi' };

  it.each([
    ['/menu/demo', inLanguages, undefined, 'hi'],
    ['/menu/demo', inLanguages, 'hi', 'hi'],
    ['/menu/demo', inLanguages, 'en', 'en-IN'],
    ['/menu/demo', inLanguages, 'mr', 'hi'],
    ['/menu/demo', inLanguages, 'ta', 'hi'],
    ['/menu/demo', undefined, 'hi', 'en-IN'],
    ['/login', inLanguages, undefined, 'hi'],
    ['/vendor', inLanguages, 'hi', 'en-IN'],
    ['/kitchen', undefined, 'mr', 'mr'],
    ['/kitchen', inLanguages, undefined, 'en-IN'],
  ])(
    'is a part of a document in its language: %s with %j and the choice %j',
    async (path, languages, choice, lang) => {
      vi.stubEnv('PLATFORM_DOMAIN', 'thali.example');
      const menu = menuOf('Demo');
      const settings = { ...menu.vendor.settings, languages };
      getStorefront.mockResolvedValue({ ...menu, vendor: { ...menu.vendor, settings } });
      const { body } = await requestDocument('demo.thali.example', path, undefined, choice);
      expect(body).toContain(`<html lang="${lang}">`);
    },
  );

  it('is only in the documents of menus and front pages', async () => {
    vi.stubEnv('PLATFORM_DOMAIN', 'thali.example');
    getStorefront.mockResolvedValue(menuOf('Demo'));
    for (const host of ['demo.thali.example', 'thali.example']) {
      const { statusCode, body } = await requestDocument(host, '/menu/demo');
      expect([host, statusCode]).toEqual([host, 200]);
      expect(body).toContain(root('<p>menuDemotrue</p>'));
    }
    expect((await requestDocument('demo.thali.example', '/')).body).toContain(
      root('<p>messDemotrue</p>'),
    );
    for (const host of ['thali.example', 'www.thali.example']) {
      expect((await requestDocument(host, '/')).body).toContain(root('<p>thali.example</p>'));
    }
    for (const path of [
      '/customer',
      '/orders/x',
      '/login',
      '/vendor',
      '/menu/demo/x',
      '/menu/demo/week',
    ]) {
      for (const host of ['demo.thali.example', 'thali.example']) {
        expect((await requestDocument(host, path)).body).toContain(root(''));
      }
    }
    getStorefront.mockRejectedValue(new AppError('VENDOR_NOT_FOUND', 'Nobody'));
    for (const host of ['demo.thali.example', 'thali.example']) {
      const { statusCode, body } = await requestDocument(host, '/menu/demo');
      expect([host, statusCode]).toEqual([host, 404]);
      expect(body).toContain(root(''));
    }
    expect((await requestDocument('nobody.thali.example', '/')).body).toContain(root(''));
  });

  it('comes with link previews and linked data, escaped for any name', async () => {
    vi.stubEnv('PLATFORM_DOMAIN', 'thali.example');
    const shop = menuOf('</script><b>Mess');
    getStorefront.mockResolvedValue({ ...shop, vendor: { ...shop.vendor, logoUrl: '/logo.svg' } });
    const { body = '' } = await requestDocument('demo.thali.example', '/');
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Restaurant',
      name: '</script><b>Mess',
      hasMenu: { '@type': 'Menu', url: 'https://demo.thali.example/menu/demo' },
    });
    const image = 'https://demo.thali.example/link-preview.png';
    expect(body).toContain(`<meta property="og:image" content="${image}" />`);
    expect(body.match(/rel="icon"/g)).toHaveLength(1);
    const coverUrl = '/pictures/A5TMX30TQG/0123456789ABCDEF-c98a3b-960.webp';
    const logoUrl = 'https://pictures.example/logo.png';
    getStorefront.mockResolvedValue({ ...shop, vendor: { ...shop.vendor, logoUrl, coverUrl } });
    expect((await requestDocument('demo.thali.example', '/')).body).toContain(
      `<meta property="og:image" content="https://demo.thali.example${coverUrl}" />`,
    );
    const drawn = await requestDocument('demo.thali.example', '/link-preview.png');
    const picture = Buffer.from(drawn.body ?? '', 'base64');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect((await requestDocument('demo.thali.example', '/register')).body).toContain(
      '<title>Create account · &lt;/script&gt;&lt;b&gt;Mess</title>',
    );
  });

  it('is left out and logged if it fails', async () => {
    const logged = vi.spyOn((await import('../logs/log.ts')).log, 'error');
    getStorefront.mockResolvedValue(menuOf('Broken'));
    const { statusCode, body } = await requestDocument('demo.thali.example', '/menu/demo');
    expect(statusCode).toBe(200);
    expect(body).toContain(root(''));
    expect(body).toContain('"display_name":"Broken"');
    expect(logged).toHaveBeenCalledWith('first view not rendered', { error: new Error('no view') });
  });

  it('is left out without a log entry if there is no build of the site', async () => {
    vi.resetModules();
    vi.stubEnv('SITE_DOCUMENTS', withoutFirstView);
    const logged = vi.spyOn((await import('../logs/log.ts')).log, 'error');
    getStorefront.mockResolvedValue(menuOf('Demo'));
    const { statusCode, body } = await requestDocument('demo.thali.example', '/menu/demo');
    expect(statusCode).toBe(200);
    expect(body).toContain(root(''));
    expect(logged).not.toHaveBeenCalled();
    vi.resetModules();
  });
});

it.each(['', 'bad host', 'a/b', '"><script>', 'host:port', "x';img-src *"])(
  'refuses an invalid host: %j',
  async (host) => {
    expect((await requestDocument(host, '/')).statusCode).toBe(400);
  },
);
