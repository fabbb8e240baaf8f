import { expect, it } from 'vitest';
import { outletOf, outletsOf, outletsWrite, withOutlet, withoutOutlet } from './outlets-of.ts';

const person = { id: 'U1', name: 'Asha', createdAt: '2026-11-20', updatedAt: '2026-11-20' };
const chai = { vendorId: 'CHA1', teamRole: 'manager', personId: 'P1' } as const;
const chaat = { vendorId: 'CHAAT' } as const;

it('reads a row from before several messes', () => {
  expect(outletsOf({})).toEqual([]);
  expect(outletsOf({ vendorId: 'CHAAT' })).toEqual([chaat]);
  expect(outletsOf(chai)).toEqual([chai]);
});

it('keeps a role for each mess', () => {
  const user = {
    ...person,
    ...{ vendorId: 'CHAAT', vendorIds: ['CHAAT', 'CHA1', 'DOSA'] },
    outletRoles: { CHA1: { teamRole: 'manager', personId: 'P1' }, DOSA: {} },
  } as const;
  const row = { ...user, vendorIds: [...user.vendorIds] };
  expect(outletsOf(row)).toEqual([chaat, chai, { vendorId: 'DOSA' }]);
  expect(outletOf(row, 'CHA1')).toEqual(chai);
  expect(outletOf(row, 'IDLY')).toBeUndefined();
});

it('adds a mess at the end, and changes a role in place', () => {
  const both = withOutlet([chaat], chai);
  expect(both).toEqual([chaat, chai]);
  const asOwner = { ...chai, teamRole: 'owner' } as const;
  expect(withOutlet(both, asOwner)).toEqual([chaat, asOwner]);
});

it('makes the next mess the first one when the first one goes', () => {
  const { Update } = outletsWrite({ ...person, ...chaat }, withoutOutlet([chaat, chai], 'CHAAT'));
  expect(Update?.ExpressionAttributeValues).toMatchObject({
    ':vendorId': 'CHA1',
    ':teamRole': 'manager',
    ':personId': 'P1',
    ':read_vendorId': 'CHAAT',
  });
  expect(Update?.UpdateExpression).toContain('REMOVE #vendorIds, #outletRoles');
});

it('writes only if nobody has changed the messes or a role since the read', () => {
  const user = { ...person, ...chai, vendorIds: ['CHA1', 'CHAAT'], outletRoles: { CHAAT: {} } };
  const { Update } = outletsWrite(user, [chai]);
  for (const attribute of ['vendorId', 'vendorIds', 'teamRole', 'personId', 'outletRoles']) {
    expect(Update?.ConditionExpression).toContain(`${attribute} = :read_${attribute}`);
  }
  const first = outletsWrite(person, [chaat]);
  expect(first.Update?.ConditionExpression).toContain('attribute_not_exists(vendorId)');
});
