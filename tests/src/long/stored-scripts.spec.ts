/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { camelKeys } from '@thali/shared/http/camel-keys';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeTokens } from '../journeys/as-person.ts';
import { costPerHour } from '../security/attack-costs.ts';
import { printCounts } from '../security/attack-table.ts';
import {
  makePayloadMess,
  marks,
  subdomain,
  tryBadPictures,
  welcomeOf,
} from '../security/payload-mess.ts';
import {
  type PayloadScreen,
  payloadScreens,
  unshownTexts,
  type Viewer,
} from '../security/payload-screens.ts';
import { payload } from '../security/payloads.ts';
import { marksOn, unexpectedElements, watchScripts } from '../security/watch-scripts.ts';
import { desktop } from '../support/screen-problems.ts';
import { useJourney } from '../support/use-journey.ts';

const journey = useJourney({ pictures: true });
let mess: Awaited<ReturnType<typeof makePayloadMess>>;
let context: BrowserContext;
let page: Page;
let scriptEvents: string[];
const shownMarks = new Set<string>();
const counts = { texts: 0, pictures: 0 };

beforeAll(async () => {
  mess = await makePayloadMess(journey.siteUrl);
  context = await journey.browser.newContext({
    viewport: desktop,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(20_000);
  scriptEvents = await watchScripts(context);
});
beforeEach(async () => {
  scriptEvents.length = 0;
  page = await context.newPage();
});
afterEach(() => page.close());
afterAll(async () => {
  await context?.close();
  const outcomes = (times: number) => ({ 'without effect': times });
  printCounts([
    {
      attack: 'Texts: scripts, on every screen',
      outcomes: outcomes(counts.texts),
      costPerHour: costPerHour.calls,
    },
    {
      attack: 'Texts: picture addresses that are not web addresses',
      outcomes: { VALIDATION_ERROR: counts.pictures },
      costPerHour: costPerHour.calls,
    },
  ]);
});

test('the test detects a text that runs as a script', async () => {
  await page.goto(journey.messUrl('/', subdomain));
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), payload('x'));
  await expect
    .poll(() => scriptEvents.join())
    .toMatch(/stopped by the policy: (img-src|script-src)/);
  expect(await unexpectedElements(page)).toHaveLength(1);
});

describe('texts with scripts stay text', () => {
  test('for a guest', () => walk('guest'), 60_000);
  test('for a customer', () => walk('student'), 60_000);
  test('for the mess’s staff', () => walk('staff'), 120_000);
  test('for an admin', () => walk('admin'), 60_000);

  test('appear on a screen, except the texts of the list `unshownTexts`', () => {
    const all = Object.values(marks);
    expect(all.filter((mark) => !shownMarks.has(mark)).toSorted()).toEqual(unshownTexts.toSorted());
  });
});

test('a spreadsheet export keeps a name in its cell and never as a formula', async () => {
  await signIn('staff');
  const readExport = async (path: string, button: string) => {
    await page.goto(`${journey.siteUrl}${path}`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      // The wallet has another export above its list.
      page.getByRole('button', { name: button }).last().click(),
    ]);
    return readFile(await file.path(), 'utf8');
  };
  const customers = await readExport('/vendor/customers', 'Export CSV');
  const fees = await readExport('/vendor/wallet?view=transactions', 'Download CSV');
  expect(customers).toContain(payload(marks.customer).replace('"', '""'));
  expect(fees).toContain(`"'=HYPERLINK(""//x"")${marks.guest}"`);
  for (const text of [customers, fees]) expect(text).not.toMatch(/(^|,)"?[=+@]/m);
});

test('an e-mail shows a script as plain text', async () => {
  const welcome = await welcomeOf(journey.siteUrl);
  expect(welcome).toContain(`Hello ${payload(marks.buyer)},`);
});

test('refuses a picture address that is not a web address', async () => {
  const answers = await tryBadPictures(journey.siteUrl, mess.staff.token, mess.vendorId);
  for (const { status, json, text } of answers) {
    expect([status, json.code], text).toEqual([400, 'VALIDATION_ERROR']);
  }
  counts.pictures = answers.length;
});

async function walk(viewer: Viewer): Promise<void> {
  const { id, tracking_token: token } = mess.guests;
  const origin = await signIn(viewer);
  for (const screen of payloadScreens(`${id}#token=${token}`)[viewer]) {
    await page.goto(`${origin}${screen.path}`);
    await screen.open?.(page);
    await checkScreen(`${viewer}: ${screen.path}`, screen);
  }
}

async function checkScreen(where: string, { sees }: PayloadScreen): Promise<void> {
  await expect.poll(() => marksOn(page, sees), { message: where }).toEqual(sees);
  const shown = await marksOn(page, Object.values(marks));
  expect(await unexpectedElements(page), where).toEqual([]);
  expect(scriptEvents, where).toEqual([]);
  for (const mark of shown) shownMarks.add(mark);
  counts.texts += shown.length;
}

/** @returns the origin of this person's screens */
async function signIn(viewer: Viewer): Promise<string> {
  const isAtMess = viewer === 'guest' || viewer === 'student';
  const origin = isAtMess ? journey.messUrl('', subdomain) : journey.siteUrl;
  if (viewer === 'guest') return origin;
  const { token, refresh_token: refreshToken, user } = mess[viewer];
  const expiresAt = Date.now() + 15 * 60_000;
  await page.goto(`${origin}/api/health`);
  await changeTokens(page, { token, refreshToken, user: camelKeys(user), expiresAt });
  return origin;
}
