import type { User } from '@thali/shared/auth/user.contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../../lib/state/fake-storage.ts';
import { activityRecord, forgetWatch, isOverdue, markWatched } from './activity-record.ts';

const user = { id: 'u1', role: 'vendor' } as User;
const now = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;
const record = activityRecord('vendor:u1');

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => vi.unstubAllGlobals());

describe('a session that a document finds', () => {
  it('goes on when the person was active in time, here or in another tab', () => {
    markWatched();
    record.write(now - 15 * minute + 1);
    expect(isOverdue(user, now)).toBe(false);
  });

  it('is over when they were not', () => {
    markWatched();
    record.write(now - 15 * minute);
    expect(isOverdue(user, now)).toBe(true);
  });

  it('is over when another tab has cleared the storage with its logout', () => {
    markWatched();
    record.write(now);
    localStorage.clear();
    expect(isOverdue(user, now)).toBe(true);
  });

  it('goes by its own person’s activity only', () => {
    markWatched();
    record.write(now - 60 * minute);
    activityRecord('vendor:u2').write(now);
    activityRecord('student:u1').write(now);
    expect(isOverdue(user, now)).toBe(true);
  });

  it('goes on when it has just begun, whatever an earlier one left', () => {
    record.write(now - 60 * minute);
    expect(isOverdue(user, now)).toBe(false);
    markWatched();
    forgetWatch();
    expect(isOverdue(user, now)).toBe(false);
  });

  it('goes on where storage is refused', () => {
    const refuse = () => {
      throw new DOMException('No', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    markWatched();
    record.write(now);
    expect(record.read()).toBeUndefined();
    expect(isOverdue(user, now)).toBe(false);
  });
});
