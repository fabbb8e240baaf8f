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

describe('a session that a new document finds', () => {
  it('continues if the person was active in time, in this tab or another', () => {
    markWatched();
    record.write(now - 15 * minute + 1);
    expect(isOverdue(user, now)).toBe(false);
  });

  it('is over if the person was not active in time', () => {
    markWatched();
    record.write(now - 15 * minute);
    expect(isOverdue(user, now)).toBe(true);
  });

  it('is over if the logout of another tab cleared the storage', () => {
    markWatched();
    record.write(now);
    localStorage.clear();
    expect(isOverdue(user, now)).toBe(true);
  });

  it('ignores the activity of other people', () => {
    markWatched();
    record.write(now - 60 * minute);
    activityRecord('vendor:u2').write(now);
    activityRecord('student:u1').write(now);
    expect(isOverdue(user, now)).toBe(true);
  });

  it('continues if it is new, even after an older session in this tab', () => {
    record.write(now - 60 * minute);
    expect(isOverdue(user, now)).toBe(false);
    markWatched();
    forgetWatch();
    expect(isOverdue(user, now)).toBe(false);
  });

  it('continues if the browser refuses storage', () => {
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
