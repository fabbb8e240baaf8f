import { httpRoutes } from '@thali/functions/routes/route-table';
import type { HttpRoute } from '@thali/functions/routes/route-types';
import { type AnyHttpContract, everyone } from '@thali/shared/http/http-contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { orderBody, placed } from '../support/place-test-order.ts';
import { demoSignIns, makeStaff, makeStudent } from '../support/sign-in.ts';
import { callSample, hasSample, type Target } from './sample-requests.ts';

const routes: readonly HttpRoute[] = httpRoutes;
const contracts = routes.map(({ contract }) => contract);
const named = (wanted: (contract: AnyHttpContract) => boolean) =>
  contracts.filter(wanted).map((contract) => ({ name: contract.name, contract }));

let target: Target;
let phone: string;
let otherVendor: string;
const tokens: Record<string, string | undefined> = { guest: undefined };

beforeAll(async () => {
  const vendor = await makeVendor();
  const owner = await makeStudent();
  const order = await placed(orderBody(vendor), { token: owner.token });
  target = { vendor, orderId: order.id };
  phone = order.customer_info.phone;
  otherVendor = (await demoSignIns.otherVendor()).token;
  tokens.student = (await demoSignIns.student()).token;
  tokens.admin = (await demoSignIns.admin()).token;
  tokens.vendor = (await makeStaff(vendor.id)).token;
});

test.each(named(() => true))('$name has a sample request', ({ name, contract }) => {
  expect(hasSample(contract), `Add a sample request for ${name} to sample-requests.ts`).toBe(true);
});

test.each(named(({ path }) => /\{(vendorId|orderId)\}/.test(path)))(
  '$name, with a tenant’s id in its path, names the tenant',
  ({ contract }) => {
    expect(contract.vendorIdOf).toBeTypeOf('function');
  },
);

test.each(named(({ vendorIdOf }) => vendorIdOf !== undefined))(
  '$name refuses another tenant’s vendor',
  async ({ contract }) => {
    const answer = await callSample(contract, target, otherVendor);
    const isCaller = contract.callers.includes('vendor');
    expectRefusal(answer, isCaller ? 'VENDOR_ACCESS_DENIED' : 'FORBIDDEN');
    if (isCaller) expect(answer.json.error).toBe('Access denied to this vendor');
  },
);

describe.each(everyone)('a %s', (role) => {
  const closed = named(({ callers }) => !callers.includes(role));
  test.skipIf(closed.length === 0).each(closed)('may not call $name', async ({ contract }) => {
    const answer = await callSample(contract, target, tokens[role]);
    expectRefusal(answer, role === 'guest' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
  });
});

test.each(named(({ ignoresToken }) => !ignoresToken))(
  '$name refuses a bad token, also where guests may call',
  async ({ contract }) => {
    for (const token of ['garbage', 'a.b.c', `${tokens.vendor}x`]) {
      expectRefusal(await callSample(contract, target, token), 'TOKEN_INVALID');
    }
  },
);

test.each(named(({ ignoresToken }) => ignoresToken === true))(
  '$name answers alike with a bad token',
  async ({ contract }) => {
    const [without, withBad] = await Promise.all([
      callSample(contract, target),
      callSample(contract, target, 'garbage'),
    ]);
    expect([withBad.status, withBad.json.code]).toEqual([without.status, without.json.code]);
  },
);

test.each(named(() => true))(
  '$name tells strangers nothing of a customer',
  async ({ contract }) => {
    const strangers = [undefined, tokens.student, otherVendor, tokens.admin];
    const answers = await Promise.all(
      strangers.map((token) => callSample(contract, target, token)),
    );
    for (const { text, status } of answers) {
      expect(status).toBeLessThan(500);
      expect(text).not.toContain(phone.slice(-10));
    }
  },
);
