import { afterEach, expect, it, vi } from 'vitest';
import { maxEmailLength } from '../auth/email.ts';
import { PlaceOrderBody } from './place-order.contract.ts';

afterEach(() => vi.restoreAllMocks());

function emailProblems(email: unknown): string[] {
  const customerInfo = { name: 'Asha', phone: '+919876543210', email };
  const { error } = PlaceOrderBody.safeParse({ customerInfo });
  return (error?.issues ?? [])
    .filter(({ path }) => path.at(-1) === 'email')
    .map(({ message }) => message);
}

it.each([undefined, null, 'asha@mess.example', '  Asha.K+thali@Mess.Example  '])(
  'accepts the address %j',
  (email) => {
    expect(emailProblems(email)).toEqual([]);
  },
);

it.each(['', 'asha', 'asha@mess', 'asha @mess.example', `${'a'.repeat(250)}@b.cd`])(
  'refuses the address %j',
  (email) => {
    expect(new Set(emailProblems(email))).toEqual(new Set(['Please enter a valid email address']));
  },
);

it.each([
  ['dots after the @', `a@${'.'.repeat(100_000)}@`],
  ['letters', 'a'.repeat(100_000)],
  ['blanks inside', `a@b${' '.repeat(100_000)}.c`],
])('checks 100 kB of hostile text quickly: %s', (_, email) => {
  // Every use of a pattern calls `exec`. The mock shortens the text, because a match on a long text could take minutes.
  const execute = RegExp.prototype.exec;
  const maxLengths = new Map<string, number>();
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    maxLengths.set(this.source, Math.max(text.length, maxLengths.get(this.source) ?? 0));
    return execute.call(this, text.slice(0, maxEmailLength));
  });
  const problems = emailProblems(email);
  vi.restoreAllMocks();
  expect(problems).toContain('Please enter a valid email address');
  const repeatingPatterns = [...maxLengths].filter(([source]) => /[+*}]/.test(source));
  expect(repeatingPatterns.filter(([, length]) => length > maxEmailLength)).toEqual([]);
});
