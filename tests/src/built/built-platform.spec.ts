import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
} from '@aws-sdk/client-dynamodb';
import { functionSettings } from '@thali/functions/routes/function-settings';
import { readDeployment } from '@thali/local/built/deployment';
import { credentialsOf } from '@thali/local/built/functions/credentials';
import type { BuiltPlatform } from '@thali/local/built/start-built-platform';
import { synthesize } from '@thali/local/built/synthesize';
import { awsClientConfig } from '@thali/local/engines/aws-client-config';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { fillCheckout, placeButton, trackOrder, waitForStatus } from '../journeys/as-guest.ts';
import { openKitchen, ticketOf } from '../journeys/as-vendor.ts';
import { sharedBrowser } from '../support/browser.ts';
import { startVisit } from '../support/browser-visit.ts';
import { messUrl } from '../support/mess-url.ts';
import { startPlatform } from './platform.ts';

let cdkOut: string;
let dataDir: string;
let platform: BuiltPlatform;
let browser: Browser;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thali-built-data-'));
  cdkOut = await synthesize({ razorpay: false });
  const database = { endpoint: inject('journeyDynamo'), table: `built-${randomUUID()}` };
  [platform, browser] = await Promise.all([
    startPlatform({ port: 0, site: 'skip', history: false, quiet: true, database, dataDir }),
    sharedBrowser({ pictures: true }),
  ]);
});

afterAll(async () => {
  await platform?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const name = 'Meera Joshi';
const phone = '9876512341';

test('handles an order until the hand-over with only the bundles, the template and the roles', async () => {
  const kitchen = await startVisit(browser, 'desktop');
  const guest = await startVisit(browser, 'phone');
  await openKitchen(kitchen.page, platform.url);

  await guest.page.goto(messUrl(platform, '/menu/demo'));
  await fillCheckout(guest.page, { dishes: ['Veg Mess Thali'], name, phone });
  await placeButton(guest.page).click();
  const orderId = await trackOrder(guest.page);
  await waitForStatus(guest.page, 'Pending');

  const ticket = ticketOf(kitchen.page, orderId);
  await ticket.getByText(name).waitFor();
  for (const [action, status] of [
    ['Confirm', 'Confirmed'],
    ['Prepare', 'Preparing'],
    ['Ready', 'Ready'],
    ['Handed over', 'Completed'],
  ] as const) {
    await ticket.getByRole('button', { name: action }).click();
    await waitForStatus(guest.page, status);
  }
  expect(kitchen.problems).toEqual([]);
  expect(guest.problems).toEqual([]);
  expect(platform.refusals).toEqual([]);
  expect(Object.keys(platform.started())).toEqual(
    expect.arrayContaining(['documents', 'auth', 'orders', 'live', 'broadcast', 'project-orders']),
  );
  await Promise.all([kitchen.close(), guest.close()]);
});

test('writes logs that hold no personal data', async () => {
  const folder = join(dataDir, 'logs');
  const files = await readdir(folder);
  const logs = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  expect(logs.join('')).toContain('"service":"orders"');
  for (const personal of [name, 'Meera', phone, 'vendor@demo.example', 'eyJ']) {
    expect(logs.join('')).not.toContain(personal);
  }
});

test('serves a page through the edge of the template, with its headers', async () => {
  const page = await fetch(platform.url);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  const asset = /"(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  const script = await fetch(platform.url + asset);
  expect(script.status).toBe(200);
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await fetch(platform.url, { method: 'POST' })).status).toBe(403);
});

test('lets a function use the table only as its role allows', async () => {
  const key = { PK: { S: 'V#0000000000' }, SK: { S: 'PROFILE' } };
  const get = { TableName: platform.tableName, Key: key };
  const put = { TableName: platform.tableName, Item: key };
  const asStorefront = clientOf('storefront');
  expect(await asStorefront.send(new GetItemCommand(get))).toHaveProperty('$metadata');
  const refused = { name: 'AccessDeniedException', message: /^storefront is not authorized/ };
  const expectRefusal = (call: Promise<unknown>) => expect(call).rejects.toMatchObject(refused);
  await expectRefusal(asStorefront.send(new PutItemCommand(put)));
  await expectRefusal(
    asStorefront.send(
      new QueryCommand({
        TableName: platform.tableName,
        IndexName: 'vendorOrders',
        KeyConditionExpression: 'vendorOrdersKey = :vendor',
        ExpressionAttributeValues: { ':vendor': { S: 'V#0000000000' } },
      }),
    ),
  );
  await expect(clientOf('nobody').send(new GetItemCommand(get))).rejects.toThrow('security token');
});

/** A client with the credentials of one function. */
function clientOf(fn: string): DynamoDBClient {
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = credentialsOf(fn);
  const credentials = { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY };
  return new DynamoDBClient({ ...awsClientConfig(platform.aws), credentials });
}

describe('finds template mistakes before a deployment', () => {
  test('accepts the templates as they are', () => {
    const { functions, http } = readAltered(cdkOut, () => undefined);
    expect(functions.map(({ name }) => name).sort()).toEqual(Object.keys(functionSettings).sort());
    expect(http.routes).toContainEqual({ routeKey: '$default', fn: 'documents' });
    expect(functions.find(({ name }) => name === 'orders')?.environment).toMatchObject({
      TABLE_NAME: 'thali',
      EDGE_SECRET: expect.stringMatching(/^secret of arn:aws:secretsmanager:/),
    });
  });

  test.each([
    ['AWS::Lambda::Permission', 'SourceArn', 'does not permit apigateway.amazonaws.com to invoke'],
    ['AWS::ApiGatewayV2::Route', 'Target', 'has no integration'],
    ['AWS::IAM::Policy', 'Roles', 'The role of'],
    ['AWS::Lambda::Function', 'Runtime', 'runs on'],
    ['AWS::Lambda::EventSourceMapping', 'FunctionResponseTypes', 'which records failed'],
  ])('refuses a wrong property: %s %s', (type, property, problem) => {
    expect(() =>
      readAltered(cdkOut, (resource) => {
        if (resource.Type === type) resource.Properties[property] = 'nobody';
      }),
    ).toThrow(problem);
  });
});

interface TemplateResource {
  Type: string;
  Properties: Record<string, unknown>;
}

/** Reads the deployment of the templates after a change. */
function readAltered(cdkOut: string, alter: (resource: TemplateResource) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'thali-altered-'));
  try {
    for (const file of readdirSync(cdkOut).filter((name) => name.endsWith('.json'))) {
      cpSync(join(cdkOut, file), join(folder, file));
      if (!file.endsWith('.template.json')) continue;
      const template = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const resources: TemplateResource[] = Object.values(template.Resources);
      for (const resource of resources) alter(resource);
      writeFileSync(join(folder, file), JSON.stringify(template));
    }
    return readDeployment(folder, { table: 'thali', secret: (id) => `secret of ${id}` });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
