import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, readSession, writeSession } from '../../lib/session/stored-session.ts';
import { fakeStorage } from '../../lib/state/fake-storage.ts';
import { refreshSession, SessionEnded } from './refresh-session.ts';

function stubAnswer(status: number, body: object) {
  const answer = vi.fn(() => Promise.resolve(Response.json(body, { status })));
  vi.stubGlobal('fetch', answer);
  return answer;
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage());
  writeSession({ token: 'old', refreshToken: 'r1', expiresAt: 0 });
});
afterEach(() => vi.unstubAllGlobals());

describe('refreshSession', () => {
  it('sends one request for concurrent calls, and stores the new tokens', async () => {
    const answer = stubAnswer(200, { token: 'new', refresh_token: 'r2' });
    const renewed = await Promise.all([refreshSession(), refreshSession(), refreshSession()]);
    expect(renewed.map((session) => session.token)).toEqual(['new', 'new', 'new']);
    expect(answer).toHaveBeenCalledTimes(1);
    expect(readSession()).toMatchObject({ token: 'new', refreshToken: 'r2' });
  });

  it('sends a new request once the last request has ended, even if it failed', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const offline = await Promise.allSettled([refreshSession(), refreshSession()]);
    expect(offline.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const answer = stubAnswer(200, { token: 'new', refresh_token: 'r1' });
    await refreshSession();
    await refreshSession();
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('reports an ended session when the server refuses the refresh token', async () => {
    stubAnswer(401, { error: 'Please log in again.', code: 'SESSION_EXPIRED' });
    await expect(refreshSession()).rejects.toBeInstanceOf(SessionEnded);
  });

  it('keeps the session when the server fails', async () => {
    stubAnswer(503, { error: 'Busy', code: 'SERVICE_BUSY' });
    await expect(refreshSession()).rejects.not.toBeInstanceOf(SessionEnded);
    expect(readSession()?.token).toBe('old');
  });

  it('does not restore a session if the person signs out meanwhile', async () => {
    stubAnswer(200, { token: 'new', refresh_token: 'r2' });
    const renewing = refreshSession();
    clearSession();
    await expect(renewing).rejects.toBeInstanceOf(SessionEnded);
    expect(readSession()).toBeUndefined();
  });
});
