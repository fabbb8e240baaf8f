import { describe, expect, it } from 'vitest';
import { defaultLimits, readTable } from './inactivity-limits.ts';

describe('the inactivity table of a deployment', () => {
  it('defaults to the limits of the specification', () => {
    expect(readTable(undefined)).toEqual({
      vendor: { warnAfterSeconds: 14 * 60, logoutAfterSeconds: 15 * 60, extendBySeconds: 10 * 60 },
      student: { warnAfterSeconds: 20, logoutAfterSeconds: 30, extendBySeconds: 30 },
      admin: { warnAfterSeconds: 20, logoutAfterSeconds: 30, extendBySeconds: 30 },
    });
  });

  it('changes only the limits that it names', () => {
    const table = readTable('{"student":{"warnAfterSeconds":240,"logoutAfterSeconds":300}}');
    expect(table).toEqual({
      ...defaultLimits,
      student: { warnAfterSeconds: 240, logoutAfterSeconds: 300, extendBySeconds: 300 },
    });
    expect(readTable('{"vendor":{"extendBySeconds":60}}').vendor).toEqual({
      ...defaultLimits.vendor,
      extendBySeconds: 60,
    });
  });

  it.each([
    ['', 'nothing'],
    ['{"vendor"', 'no JSON'],
    ['[1]', 'a list'],
    ['"vendor"', 'a text'],
    ['{"vendor":null}', 'no figures'],
    ['{"vendor":{"warnAfterSeconds":900}}', 'a warning at the logout'],
    ['{"vendor":{"logoutAfterSeconds":60}}', 'a logout before the warning'],
    ['{"vendor":{"warnAfterSeconds":-1}}', 'a negative figure'],
    ['{"vendor":{"extendBySeconds":"600"}}', 'a text for a figure'],
    ['{"waiter":{"warnAfterSeconds":1}}', 'an unknown role'],
  ])('keeps the specification’s limits for %s (%s)', (json) => {
    expect(readTable(json)).toEqual(defaultLimits);
  });
});
