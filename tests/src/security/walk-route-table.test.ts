import { randomUUID } from 'node:crypto';
import { httpRoutes } from '@thali/functions/routes/route-table';
import type { HttpRoute } from '@thali/functions/routes/route-types';
import type { AnyHttpContract } from '@thali/shared/http/http-contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Answer, call } from '../support/call.ts';
import { expectEnvelope, expectRefusal } from '../support/expect-refusal.ts';
import { passSampleOf } from '../support/make-pass.ts';
import { makeVendor } from '../support/make-vendor.ts';
import {
  callSample,
  hasSample,
  type Sample,
  sampleOf,
  sendSample,
} from '../support/sample-requests.ts';
import { makeAdmin, makeStaff } from '../support/sign-in.ts';
import { type CanaryTarget, makeCanaryTarget, rowsOf } from './canary-target.ts';
import { harmlessOutcomeOf, recordAttack } from './count-attacks.ts';
import { expectedOutcome, isAllowed, makeStrangers, type Stranger } from './strangers.ts';

const routes: readonly HttpRoute[] = httpRoutes;
const contracts = routes.map(({ contract }) => contract);
const casesOf = (matches: (contract: AnyHttpContract) => boolean) =>
  contracts.filter(matches).map((contract) => ({ name: contract.name, contract }));

let target: CanaryTarget;
let strangers: Stranger[];
beforeAll(async () => {
  target = await makeCanaryTarget();
  strangers = await makeStrangers(target.vendor.id);
}, 60_000);

test.each(casesOf(() => true))('$name has a sample request', ({ name, contract }) => {
  expect(hasSample(contract), `Add a sample request for ${name} to sample-requests.ts`).toBe(true);
});

test.each(casesOf(({ path }) => /\{(vendorId|orderId|passId)\}/.test(path)))(
  '$name, with a tenant’s id in its path, names the tenant',
  ({ contract }) => {
    expect(contract.vendorIdOf).toBeTypeOf('function');
  },
);

describe('strangers who know a mess’s ids', () => {
  let before: Map<string, object>;
  beforeAll(async () => {
    before = await rowsOf(target);
  });

  test.each(casesOf(() => true))('$name', async ({ contract }) => {
    const { personal, business } = target.words;
    const withoutRight = strangers.filter((stranger) => !isAllowed(contract, stranger));
    const outcomes = await Promise.all(
      withoutRight.map(async (stranger) => {
        const { token, headers } = stranger;
        const answer = await callSample(contract, target, token, headers);
        expectOutcome(answer, contract, stranger);
        expectNone(answer, [...personal, ...business], stranger.who);
        return harmlessOutcomeOf(answer);
      }),
    );
    recordAttack('Routes: each by strangers with a mess’s ids', outcomes);
  });

  test('change no data of the mess, except that they place orders', async () => {
    const after = await rowsOf(target);
    const ownKeys = strangers.map(({ ownKey }) => ownKey);
    for (const [key, row] of before) {
      if (!ownKeys.includes(key)) expect(after.get(key), key).toEqual(row);
    }
    // New orders also create alarm rows.
    const added = [...after.keys()].filter((key) => !before.has(key) && !/ ALARM#/.test(key));
    expect(added.filter((key) => !key.endsWith(' O'))).toEqual([]);
    expect(added).toHaveLength(3);
    expect(before.size).toBeGreaterThan(10);
  });
});

test('the mess’s own staff read all marked words, so the tests above can find a leak', async () => {
  const reads = ['listOrders', 'listCustomers', 'getBilling'];
  const answers = await Promise.all(
    contracts
      .filter(({ name }) => reads.includes(name))
      .map((contract) => callSample(contract, target, target.staffToken)),
  );
  const all = answers.map(({ text }) => text).join();
  const { listed, business } = target.words;
  for (const word of [...listed, ...business]) expect(all).toContain(word);
});

describe('an admin who changes much of the mess', () => {
  let admin: string;
  beforeAll(async () => {
    admin = (await makeAdmin()).token;
  });

  test.concurrent.each(casesOf(() => true))(
    'sees no customer’s phone, e-mail or wish: $name',
    async ({ contract }) => {
      const answer = await callSample(contract, target, admin);
      if (answer.status >= 400) expectEnvelope(answer);
      if (!contract.callers.includes('admin') && !contract.ignoresToken)
        expectRefusal(answer, 'FORBIDDEN');
      expectNone(
        answer,
        target.words.personal.filter((word) => !target.words.names.includes(word)),
        'an admin',
      );
      recordAttack('Routes: each by an admin, for customers’ data', [harmlessOutcomeOf(answer)]);
    },
  );
});

describe('the mess’s own ready board', () => {
  const allowsBoard = ({ callers }: AnyHttpContract) => callers.includes('board');
  beforeAll(async () => {
    const accepted = { token: target.staffToken, body: { status: 'confirmed' } };
    const answer = await call('PATCH', `/orders/${target.orderId}/status`, accepted);
    expect(answer.status, answer.text).toBe(200);
  });

  test('may read its two views and report itself', () => {
    expect(contracts.filter(allowsBoard).map(({ name }) => name)).toEqual([
      'getBoard',
      'getTvMenu',
      'reportDevice',
    ]);
  });

  test.each(casesOf((contract) => !allowsBoard(contract)))(
    'can’t call a route without boards among its callers: $name',
    ({ contract }) => expectNoAccess(contract, target.boardToken, 'a ready board'),
  );

  test.each(casesOf(allowsBoard))('sees no name and no phone: $name', async ({ contract }) => {
    const answer = await callSample(contract, target, target.boardToken);
    expect(answer.status, answer.text).toBe(200);
    const { personal, business } = target.words;
    expectNone(answer, [...personal, ...business, target.orderId], contract.name);
  });

  test('shows that order by its number, so the test above can find a leak', async () => {
    const labels = async () => {
      const { json } = await call('GET', '/board', { token: target.boardToken });
      return json.preparing.map(({ label }) => label);
    };
    await expect.poll(labels).toEqual([target.orderId.slice(-6)]);
  });
});

describe('a device of the mess’s own kitchen', () => {
  const allowsDevice = ({ callers }: AnyHttpContract) => callers.includes('device');

  test.each(casesOf((contract) => !allowsDevice(contract)))(
    'can’t call a route without devices among its callers: $name',
    ({ contract }) => expectNoAccess(contract, target.deviceToken, 'a kitchen device'),
  );

  test.each(casesOf(allowsDevice))('may call $name', async ({ contract }) => {
    const answer = await callSample(contract, target, target.deviceToken);
    expect(['FORBIDDEN', 'VENDOR_ACCESS_DENIED', 'TOKEN_INVALID']).not.toContain(answer.json.code);
  });

  test('sees no business figures', async () => {
    for (const { contract } of casesOf(allowsDevice)) {
      expectNone(
        await callSample(contract, target, target.deviceToken),
        target.words.business,
        contract.name,
      );
    }
  });
});

describe('a counter of the mess', () => {
  const allowsCounter = ({ callers }: AnyHttpContract) => callers.includes('counter');

  test('may do more than a kitchen only with sales and shifts', () => {
    const otherContracts = contracts.filter(
      (contract) => allowsCounter(contract) && !contract.callers.includes('device'),
    );
    expect(otherContracts.map(({ name }) => name).toSorted()).toEqual([
      'beginUpiCode',
      'closeShift',
      'getShift',
      'listPassTypes',
      'placeCounterOrder',
      'sellPass',
      'textOrderLink',
      'undoSale',
    ]);
  });

  test.each(casesOf((contract) => !allowsCounter(contract)))(
    'can’t call a route without counters among its callers: $name',
    ({ contract }) => expectNoAccess(contract, target.counterToken, 'a counter'),
  );

  test.each(casesOf(allowsCounter))('may call $name, and sees no figures', async ({ contract }) => {
    const answer = await callSample(contract, target, target.counterToken);
    expect(['FORBIDDEN', 'VENDOR_ACCESS_DENIED', 'TOKEN_INVALID']).not.toContain(answer.json.code);
    expectNone(answer, target.words.business, contract.name);
  });
});

describe('a call that creates something, repeated with its key after a lost answer', () => {
  const isCreation = ({ status }: AnyHttpContract) => status === 201;
  let admin: string;
  /** The calls above have changed the other mess. */
  let mess: CanaryTarget;
  beforeAll(async () => {
    admin = (await makeAdmin()).token;
    mess = await makeCanaryTarget();
  });

  test.each(casesOf(isCreation))('$name gives the first result again', async ({ contract }) => {
    const creator = contract.callers.includes('vendor') ? mess.staffToken : admin;
    const token = contract.callers.includes('guest') ? undefined : creator;
    const headers = { 'idempotency-key': randomUUID() };
    const sample = { ...(await creationOf(contract)), headers };
    const first = await sendSample(contract, sample, token);
    expect(first.status, first.text).toBe(201);
    const repeats = await Promise.all([1, 2].map(() => sendSample(contract, sample, token)));
    for (const repeat of repeats) {
      expect(repeat.status, repeat.text).toBe(201);
      expect(createdBy(contract, repeat)).toEqual(createdBy(contract, first));
    }
  });

  async function creationOf(contract: AnyHttpContract): Promise<Sample> {
    const sample = sampleOf(contract, mess);
    if (contract.name === 'createPinCode') {
      const { people } = (
        await call('GET', `/vendors/${mess.vendor.id}/team`, { token: mess.staffToken })
      ).json;
      return { ...sample, params: { ...sample.params, personId: people[0]?.id ?? '' } };
    }
    if (contract.name === 'closeShift') {
      const { expected } = (await call('GET', '/counter-shift', { token: mess.staffToken })).json;
      return { ...sample, body: { expected, counted: expected } };
    }
    const ofPass = await passSampleOf(contract.name, mess.vendor.id, mess.staffToken);
    if (ofPass) return { ...sample, ...ofPass };
    if (contract.name === 'joinOutlet') {
      const other = await makeVendor();
      const { token } = await makeStaff(other.id);
      const { code } = (await call('POST', `/vendors/${other.id}/outlet-codes`, { token })).json;
      return { ...sample, body: { code } };
    }
    if (contract.name !== 'enrollDevice') return sample;
    const path = `/vendors/${mess.vendor.id}/kitchen-devices/codes`;
    const { code } = (await call('POST', path, { token: mess.staffToken })).json;
    return { ...sample, body: { ...(sample.body as object), code } };
  }

  /** The created object in an answer. Tokens and signatures are new in each answer. */
  function createdBy({ name }: AnyHttpContract, { json }: Answer): unknown {
    if (name === 'register') return json.user;
    // The figures of today may change meanwhile.
    if (name === 'joinOutlet') return json.outlets.map(({ vendor }) => vendor.id);
    if (name === 'createPictureUpload') return { ...json, uploads: undefined };
    return json;
  }
});

function expectOutcome(answer: Answer, contract: AnyHttpContract, stranger: Stranger): void {
  const expected = expectedOutcome(contract, stranger);
  const outcome = answer.status < 300 ? 'answered' : answer.json.code;
  const what = `${stranger.who}: ${answer.status} ${answer.text}`;
  if (typeof expected === 'string') expect(outcome, what).toBe(expected);
  else expect(outcome, what).toMatch(expected);
  if (outcome !== 'answered') expectEnvelope(answer);
  if (outcome === 'VENDOR_ACCESS_DENIED') {
    expect(answer.json.error, what).toBe('Access denied to this vendor');
  }
}

/** Expects that a caller of the mess gets no data from a route without access. */
async function expectNoAccess(
  contract: AnyHttpContract,
  token: string,
  strangerName: string,
): Promise<void> {
  const answer = await callSample(contract, target, token);
  if (!contract.ignoresToken) expectRefusal(answer, 'FORBIDDEN');
  const { personal, business } = target.words;
  expectNone(answer, [...personal, ...business], strangerName);
  recordAttack(`Routes: each by ${strangerName} without access`, [harmlessOutcomeOf(answer)]);
}

function expectNone({ text }: Answer, words: readonly string[], strangerName: string): void {
  expect(
    words.filter((word) => text.includes(word)),
    strangerName,
  ).toEqual([]);
}
