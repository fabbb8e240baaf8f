import type { Role } from '@thali/shared/auth/user.contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UserRow } from './users.table.ts';

const issuedAt = Date.UTC(2026, 10, 23, 12) / 1000;
const time = new Date(issuedAt * 1000).toISOString();
const asha: UserRow = { id: 'A', name: 'Asha', createdAt: time, updatedAt: time };

let user: UserRow | undefined;
let endedSessions: string[];
const reads = vi.fn();
vi.mock('./users.table.ts', () => ({
  readUser: (id: string) => {
    reads(id);
    return Promise.resolve(user);
  },
}));
vi.mock('./ended-sessions.table.ts', () => ({
  hasEnded: (id: string) => Promise.resolve(endedSessions.includes(id)),
}));

beforeEach(() => {
  vi.useFakeTimers({ now: issuedAt * 1000 + 5000 });
  vi.resetModules();
  reads.mockReset();
  [user, endedSessions] = [asha, []];
});
afterEach(() => vi.useRealTimers());

async function check(role: Role, changes: { sessionId?: string; issuedAt?: number } = {}) {
  const { userOfSession } = await import('./user-of-session.ts');
  const token = { userId: 'A', role, sessionId: 's1', issuedAt, expiresAt: issuedAt + 900 };
  return userOfSession({ ...token, ...changes }).then(
    ({ id }) => id,
    ({ code }: { code: string }) => code,
  );
}

it.each<Role>(['vendor', 'admin'])(
  '%s: refuses the next call after the end of a session',
  async (role) => {
    expect(await check(role)).toBe('A');
    endedSessions = ['s1'];
    expect(await check(role)).toBe('TOKEN_INVALID');
    expect(await check(role, { sessionId: 's2' })).toBe('A');
  },
);

it('ends a customer’s session within a minute, and caches the reads for that time', async () => {
  expect(await check('student')).toBe('A');
  endedSessions = ['s1'];
  vi.advanceTimersByTime(59_000);
  expect(await check('student')).toBe('A');
  expect(reads).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1001);
  expect(await check('student')).toBe('TOKEN_INVALID');
});

it('accepts a customer as soon as the reason for a refusal is gone', async () => {
  user = { ...asha, mustChangePassword: true };
  expect(await check('student')).toBe('PASSWORD_CHANGE_REQUIRED');
  user = { ...asha, validFrom: issuedAt };
  expect(await check('student')).toBe('A');
});

it('refuses tokens issued before `validFrom`', async () => {
  user = { ...asha, validFrom: issuedAt };
  expect(await check('vendor')).toBe('A');
  expect(await check('vendor', { issuedAt: issuedAt - 1 })).toBe('TOKEN_INVALID');
});

it('refuses the token of a user who does not exist', async () => {
  user = undefined;
  expect(await check('vendor')).toBe('TOKEN_INVALID');
});
