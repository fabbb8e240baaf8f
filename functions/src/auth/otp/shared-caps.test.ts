import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deploymentLimits, type LimitName } from '../../deployment-limits.ts';
import { countTries, type RateLimit, releaseSlot } from '../../limits/rate-limits.table.ts';
import { count } from '../../metrics/metrics.ts';
import { countSharedSend } from './shared-caps.ts';

vi.mock('../../metrics/metrics.ts', () => ({ count: vi.fn() }));
vi.mock('../../limits/rate-limits.table.ts', () => ({ countTries: vi.fn(), releaseSlot: vi.fn() }));
vi.mock('../../config.ts', () => ({
  config: {
    platformDomain: 'thali.example',
    limit: (name: LimitName) => deploymentLimits[name].defaultValue,
  },
}));

/** The count of each cap, by scope. */
let counted: Record<string, number>;
const kindOf = ({ scope }: RateLimit) => scope.split(':')[1] ?? '';
beforeEach(() => {
  vi.clearAllMocks();
  counted = {};
  vi.mocked(countTries).mockImplementation(async (limits) =>
    limits.map((limit) => counted[kindOf(limit)] ?? 1),
  );
});

const signIn = (target: string) => ({ purpose: 'sign-in', target }) as const;
const capsOf = async (target: string, host?: string) => {
  await countSharedSend(signIn(target), host);
  return vi.mocked(countTries).mock.calls[0]?.[0] ?? [];
};

describe('the caps of a code', () => {
  it.each([
    ['+919876543210', undefined, ['prefix', 'platform']],
    ['+919876543210', 'thali.example', ['prefix', 'platform']],
    ['+919876543210', 'www.thali.example', ['prefix', 'platform']],
    ['+919876543210', 'demo.thali.example:8443', ['prefix', 'mess', 'platform']],
    ['+447911123456', undefined, ['prefix', 'country', 'platform']],
    ['+447911123456', 'demo.thali.example', ['prefix', 'country', 'mess', 'platform']],
    ['asha@mail.example', 'demo.thali.example', ['mess', 'platform']],
  ])('for %s at the host %s are %j', async (target, host, kinds) => {
    expect((await capsOf(target, host)).map(kindOf)).toEqual(kinds);
  });

  it('are the same for phones that differ only in the last three digits', async () => {
    const [firstCap] = await capsOf('+919876543210');
    vi.mocked(countTries).mockClear();
    const [next] = await capsOf('+919876543999');
    vi.mocked(countTries).mockClear();
    const [otherCap] = await capsOf('+919876544210');
    expect(next).toEqual(firstCap);
    expect(otherCap?.scope).not.toBe(firstCap?.scope);
    expect(JSON.stringify(firstCap)).not.toContain('9876543');
  });

  it('are the same for all phones of a foreign dial code, but not for all Indian phones', async () => {
    const countryOf = async (phone: string) => {
      vi.mocked(countTries).mockClear();
      return (await capsOf(phone)).find((cap) => kindOf(cap) === 'country')?.scope;
    };
    expect(await countryOf('+14155550100')).toBe('otp:country:1');
    expect(await countryOf('+971501234567')).toBe('otp:country:971');
    expect(await countryOf('+999123456789')).toBe('otp:country:other');
  });
});

it.each([
  ['platform', 18_000, false],
  ['platform', 18_001, true],
  ['prefix', 18, false],
  ['prefix', 19, true],
  ['mess', 1801, true],
  ['country', 91, true],
])(
  'takes from the reserved last tenth of the cap %s, at %i codes: %s',
  async (kind, tries, isFromReserve) => {
    counted[kind] = tries;
    const send = await countSharedSend(signIn('+447911123456'), 'demo.thali.example');
    expect(send.isFromReserve).toBe(isFromReserve);
  },
);

it.each([
  [9_999, 0],
  [10_000, 1],
  [10_001, 0],
])('reports the %i-th code of a day %i times', async (tries, times) => {
  counted.platform = tries;
  await countSharedSend(signIn('+919876543210'), undefined);
  expect(count).toHaveBeenCalledTimes(times);
});

it('subtracts an unsent code from each cap, in its original window', async () => {
  const send = await countSharedSend(signIn('+447911123456'), 'demo.thali.example', 5000);
  await send.undo();
  const released = vi.mocked(releaseSlot).mock.calls.map(([limit, now]) => [kindOf(limit), now]);
  expect(released).toEqual(['prefix', 'country', 'mess', 'platform'].map((kind) => [kind, 5000]));
});
