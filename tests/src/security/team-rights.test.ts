import { httpRoutes } from '@thali/functions/routes/route-table';
import type { HttpRoute } from '@thali/functions/routes/route-types';
import { keys } from '@thali/functions/table/keys';
import { hasRight, teamRoles } from '@thali/shared/http/rights';
import { beforeAll, expect, test } from 'vitest';
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
const forDevices = guarded.filter(({ callers }) => callers.includes('device'));

let team: Awaited<ReturnType<typeof makeTeam>>;
let target: Target;
let manager: string;
const acting = new Map<string, string>();
beforeAll(async () => {
  team = await makeTeam({ pin: 'always' });
  target = { vendor: team.vendor, orderId: (await placeOrder(orderBody(team.vendor))).id };
  const staff = await makeStaff(team.vendor.id);
  await changeRow(keys.user(staff.userId), { teamRole: 'manager' });
  manager = staff.token;
  for (const role of teamRoles) {
    const person = await team.addWithPin('Asha', role, '2580');
    acting.set(role, (await team.act(person)).json.acting);
  }
}, 60_000);

const refusals = ['RIGHT_REQUIRED', 'PERSON_REQUIRED', 'FORBIDDEN'];

test('the table of rights has routes for sign-ins and devices', () => {
  expect(guarded.length).toBeGreaterThan(40);
  expect(forDevices.length).toBeGreaterThan(8);
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
  'a person on a device may call exactly what the table says: $name',
  async ({ contract, needs }) => {
    const sample = sampleOf(contract, target);
    const callAs = (header: string) =>
      sendSample(
        contract,
        { ...sample, headers: { ...sample.headers, 'x-acting': header } },
        team.device.token,
      );
    expect((await callAs('')).json.code).toBe('PERSON_REQUIRED');
    for (const role of teamRoles) {
      const { code } = (await callAs(acting.get(role) ?? '')).json;
      if (hasRight(role, needs)) expect(refusals, role).not.toContain(code);
      else expect(code, role).toBe('RIGHT_REQUIRED');
    }
  },
);
