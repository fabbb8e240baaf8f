import { httpRoutes } from '@thali/functions/routes/route-table';
import type { HttpRoute } from '@thali/functions/routes/route-types';
import { keys } from '@thali/functions/table/keys';
import { hasRight, teamRoles } from '@thali/shared/http/rights';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { makeDevice } from '../support/make-device.ts';
import { makeTeam } from '../support/make-team.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { callSample, sampleOf, sendSample, type Target } from '../support/sample-requests.ts';
import { makeStaff } from '../support/sign-in.ts';
import { changeRow } from '../support/test-table.ts';
import { outcomeOf, recordAttack } from './count-attacks.ts';

const routes: readonly HttpRoute[] = httpRoutes;
const guarded = routes.flatMap(({ contract }) => {
  const { name, needs, callers } = contract;
  return needs ? [{ name, needs, callers, contract }] : [];
});
/** Each guarded route with each kind of device that may call it. */
const forDevices = guarded.flatMap(({ callers, ...route }) =>
  (['device', 'counter'] as const)
    .filter((kind) => callers.includes(kind))
    .map((kind) => ({ ...route, kind })),
);

let team: Awaited<ReturnType<typeof makeTeam>>;
let target: Target;
let manager: string;
/** The token of each kind of device. */
const tokens = new Map<string, string>();
/** The `x-acting` value of a person of each role, by kind of device and role. */
const acting = new Map<string, string>();
beforeAll(async () => {
  team = await makeTeam({ pin: 'always' });
  target = { vendor: team.vendor, orderId: (await placeOrder(orderBody(team.vendor))).id };
  const staff = await makeStaff(team.vendor.id);
  await changeRow(keys.user(staff.userId), { teamRole: 'manager' });
  manager = staff.token;
  const counter = await makeDevice(team.vendor.id, 'counter');
  tokens.set('device', team.device.token).set('counter', counter.token);
  for (const role of teamRoles) {
    const { id, pin } = await team.addWithPin('Asha', role, '2580');
    for (const [kind, token] of tokens) {
      const body = { person_id: id, pin };
      const unlock = await call('POST', '/kitchen-devices/me/acting', { token, body });
      acting.set(kind + role, unlock.json.acting);
    }
  }
}, 60_000);

const refusals = ['RIGHT_REQUIRED', 'PERSON_REQUIRED', 'FORBIDDEN'];

test('many routes need a right, for sign-ins and for devices', () => {
  expect(guarded.length).toBeGreaterThan(40);
  expect(forDevices.length).toBeGreaterThan(20);
});

test.concurrent.each(guarded.filter(({ callers }) => callers.includes('vendor')))(
  'a manager’s sign-in may call exactly what the table says: $name',
  async ({ contract, needs }) => {
    const answer = await callSample(contract, target, manager);
    const outcome = answer.json.code;
    if (hasRight('manager', needs)) expect(refusals).not.toContain(outcome);
    else expect([outcome, answer.json.roles]).toEqual(['RIGHT_REQUIRED', ['owner']]);
    if (!hasRight('manager', needs)) recordAttack('Team: rights of others', [outcomeOf(answer)]);
  },
);

test.each(forDevices)(
  'a person on a $kind may call exactly what the table says: $name',
  async ({ contract, needs, kind }) => {
    const sample = sampleOf(contract, target);
    const callAs = (header: string) =>
      sendSample(
        contract,
        { ...sample, headers: { ...sample.headers, 'x-acting': header } },
        tokens.get(kind),
      );
    expect((await callAs('')).json.code).toBe('PERSON_REQUIRED');
    for (const role of teamRoles) {
      const { code } = (await callAs(acting.get(kind + role) ?? '')).json;
      if (hasRight(role, needs)) expect(refusals, role).not.toContain(code);
      else expect(code, role).toBe('RIGHT_REQUIRED');
    }
  },
);
