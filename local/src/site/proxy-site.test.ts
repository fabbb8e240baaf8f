import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeServer, listenOnLoopback } from '../gateway/listen.ts';
import { proxySite } from './proxy-site.ts';

let development: Server;
let gateway: Server;
let url: string;

beforeAll(async () => {
  development = createServer((request, response) => response.end(request.url));
  const site = proxySite(`http://127.0.0.1:${await listenOnLoopback(development)}`);
  gateway = createServer((request, response) => {
    const host = `http://${request.headers['x-host'] ?? 'localhost'}`;
    void site.respond(request, response, new URL(request.url ?? '/', host));
  });
  url = `http://127.0.0.1:${await listenOnLoopback(gateway)}`;
});

afterAll(() => Promise.all([closeServer(gateway), closeServer(development)]));

test.each([
  ['/login', '/index.html'],
  ['/menu/demo?tab=cart', '/storefront.html?tab=cart'],
  ['/src/entry-site.tsx', '/src/entry-site.tsx'],
  ['/@vite/client', '/@vite/client'],
  ['/@react-refresh', '/@react-refresh'],
])('requests %s as %s', async (path, expected) => {
  expect(await (await fetch(url + path)).text()).toBe(expected);
});

test('serves a tenant’s home from the storefront’s document', async () => {
  const headers = { 'x-host': 'demo.localhost' };
  expect(await (await fetch(`${url}/`, { headers })).text()).toBe('/storefront.html');
  expect(await (await fetch(`${url}/login`, { headers })).text()).toBe('/index.html');
  expect(await (await fetch(`${url}/?subdomain=demo`)).text()).toBe(
    '/storefront.html?subdomain=demo',
  );
});
