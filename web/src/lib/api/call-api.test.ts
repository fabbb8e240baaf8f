import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, showToast, toastState } from '../ui/toast-store.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { authHook } from './auth-hook.ts';
import { type CallOptions, callApi } from './call-api.ts';

type Step = Response | 'down';

const requests: { url: string; init: RequestInit }[] = [];
const signedOutHook = { ...authHook };

function answerWith(...steps: Step[]) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    const step = steps.shift() ?? 'down';
    if (step === 'down') throw new TypeError('Failed to fetch');
    return step;
  });
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers });
}

const busy = (retryAfter?: string) =>
  json(
    429,
    { error: 'Slow', code: 'TOO_MANY_REQUESTS' },
    retryAfter ? { 'retry-after': retryAfter } : {},
  );
const refusal = () => json(401, { error: 'Please log in again.', code: 'TOKEN_INVALID' });

function tokensSent(): (string | null)[] {
  return requests.map(({ init }) => new Headers(init.headers).get('authorization'));
}

const credentials = { email: 'a@b.in', password: 'secret', role: 'student' } as const;

/** A call without an entry in `fallbackTexts`. */
function read(options: CallOptions = {}) {
  return callApi('GET /billing', options);
}

function write(options: CallOptions = {}) {
  const call = { params: { vendorId: 'V1' }, body: {}, ...options };
  return callApi('PUT /vendors/{vendorId}/menu-order', call);
}

/** Runs a call to its end, including its waits. */
async function settled<T>(call: Promise<T>): Promise<T | Error> {
  const result = call.catch((error: Error) => error);
  await vi.runAllTimersAsync();
  return result;
}

beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
});

afterEach(() => {
  dismissToast();
  Object.assign(authHook, signedOutHook);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('callApi', () => {
  it('sends the query and returns the answer in camelCase', async () => {
    answerWith(json(200, { menu_items: [{ unit_price: 1 }] }));
    const answer = await callApi('GET /orders', { query: { limit: 5, search: undefined } });
    expect(answer).toEqual({ menuItems: [{ unitPrice: 1 }] });
    expect(requests[0]?.url).toBe('/api/orders?limit=5');
    expect(requests[0]?.init.credentials).toBe('include');
  });

  it('retries a read after network failures, then gives up', async () => {
    answerWith('down', json(200, { ok: true }));
    expect(await settled(read())).toEqual({ ok: true });
    answerWith('down', 'down', 'down');
    requests.length = 0;
    const failure = read().catch((error: Error) => error);
    await vi.advanceTimersByTimeAsync(999);
    expect(requests).toHaveLength(1);
    expect(currentToast()?.description).toBe('Trying again...');
    await vi.advanceTimersByTimeAsync(2001);
    expect(requests).toHaveLength(3);
    expect(await failure).toMatchObject({ name: 'NetworkError' });
    expect(currentToast()?.description).toBe('Please check your connection.');
  });

  it('retries a write only with an idempotency key, which stays the same', async () => {
    for (const failure of ['down', busy()] as const) {
      answerWith(failure);
      requests.length = 0;
      expect(await settled(write())).toBeInstanceOf(Error);
      expect(requests).toHaveLength(1);
    }
    answerWith(json(429, { error: 'Slow', code: 'TOO_MANY_REQUESTS' }), json(201, {}));
    await settled(write({ idempotencyKey: 'k' }));
    const sentTokens = requests
      .slice(1)
      .map(({ init }) => new Headers(init.headers).get('idempotency-key'));
    expect(sentTokens).toEqual(['k', 'k']);
  });

  it('does not retry sign-in calls after a 429', async () => {
    answerWith(json(429, { error: 'Slow', code: 'TOO_MANY_REQUESTS' }));
    await settled(callApi('GET /auth/profile', {}));
    expect(requests).toHaveLength(1);
  });

  it('keeps the text, code, details and other fields of a refusal', async () => {
    answerWith(
      json(409, {
        error: 'No',
        code: 'PRICE_CHANGED',
        details: [{ path: 'a', message: 'b' }],
        current_prices: [1],
      }),
    );
    expect(await settled(read({ quiet: true }))).toMatchObject({
      status: 409,
      code: 'PRICE_CHANGED',
      message: 'No',
      details: [{ path: 'a', message: 'b' }],
      data: { currentPrices: [1] },
    });
    expect(currentToast()).toBeUndefined();
  });

  it('shows no toast for a poll', async () => {
    answerWith('down');
    await settled(read({ background: true }));
    expect(requests).toHaveLength(1);
    expect(currentToast()).toBeUndefined();
  });
});

describe('too many requests', () => {
  it('shows a toast, and retries a read after 1 s and after 2 s', async () => {
    answerWith(busy(), busy(), busy());
    const failure = read().catch((error: Error) => error);
    await vi.advanceTimersByTimeAsync(999);
    expect(requests).toHaveLength(1);
    expect(currentToast()).toMatchObject({
      title: 'Too many requests',
      description: 'You are making requests too quickly. Please wait and try again.',
    });
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1999);
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(3);
    expect(await failure).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'Slow',
    });
  });

  it('waits as long as the server asks', async () => {
    answerWith(busy('4'), json(200, { ok: true }));
    const answer = read();
    await vi.advanceTimersByTimeAsync(3999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual({ ok: true });
  });

  it('does not retry if the server asks for more than 10 s', async () => {
    answerWith(busy('60'));
    expect(await read().catch((error: Error) => error)).toMatchObject({
      status: 429,
      retryAfterMs: 60_000,
    });
    expect(requests).toHaveLength(1);
    expect(currentToast()?.title).toBe('Too many requests');
  });

  it('ignores a Retry-After that is a date or negative', async () => {
    answerWith(busy('Wed, 21 Oct 2026 07:28:00 GMT'), busy('-5'), json(200, {}));
    const answer = read();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await answer).toEqual({});
  });
});

describe('a refused token', () => {
  /** Installs a session whose parallel calls share one refresh of 50 ms. */
  function signIn(renewed: string | undefined) {
    let token = 'old';
    let pendingRefresh: Promise<boolean> | undefined;
    const renew = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (renewed) token = renewed;
      return renewed !== undefined;
    });
    const endSession = vi.fn();
    Object.assign(authHook, {
      getToken: async () => token,
      refresh: (refusedToken: string) => {
        if (refusedToken !== token) return Promise.resolve(true);
        pendingRefresh ??= renew();
        return pendingRefresh;
      },
      endSession,
    });
    return { renew, endSession };
  }

  function acceptOnly(token: string) {
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      requests.push({ url, init });
      const isKnown = new Headers(init.headers).get('authorization') === `Bearer ${token}`;
      return isKnown ? json(200, { ok: true }) : refusal();
    });
  }

  it('refreshes once and retries the call, even a write', async () => {
    const { renew } = signIn('new');
    acceptOnly('new');
    expect(await settled(write())).toEqual({ ok: true });
    expect(tokensSent()).toEqual(['Bearer old', 'Bearer new']);
    expect(renew).toHaveBeenCalledOnce();
    expect(currentToast()).toBeUndefined();
  });

  it('refreshes once for twenty calls at once', async () => {
    const { renew } = signIn('new');
    acceptOnly('new');
    const calls = Array.from({ length: 20 }, () => read());
    expect(await settled(Promise.all(calls))).toEqual(Array(20).fill({ ok: true }));
    expect(renew).toHaveBeenCalledOnce();
    expect(requests).toHaveLength(40);
  });

  it('ends the session with one toast for twenty calls if no fresh token comes', async () => {
    const { endSession, renew } = signIn(undefined);
    acceptOnly('none');
    const shown: unknown[] = [];
    const unsubscribe = toastState.subscribe(() => shown.push(currentToast()?.title));
    const calls = Array.from({ length: 20 }, () => read().catch((e: Error) => e));
    const failures = Promise.all(calls);
    await vi.advanceTimersByTimeAsync(100);
    unsubscribe();
    expect(await failures).toHaveLength(20);
    expect(renew).toHaveBeenCalledOnce();
    expect(endSession).toHaveBeenCalledWith('old');
    expect(shown).toEqual(['Session expired']);
    expect(currentToast()).toMatchObject({ description: 'Please log in again.' });
    expect(requests).toHaveLength(20);
  });

  it('shows the session toast again after the toast of the caller', async () => {
    signIn(undefined);
    acceptOnly('none');
    void write().catch(() => showToast({ kind: 'error', title: 'Update failed' }));
    await vi.advanceTimersByTimeAsync(100);
    expect(currentToast()).toMatchObject({ title: 'Session expired' });
  });

  it('ends the session after the server refuses the fresh token too', async () => {
    const { endSession } = signIn('new');
    acceptOnly('none');
    const failure = read().catch((error: Error) => error);
    await vi.advanceTimersByTimeAsync(100);
    expect(await failure).toMatchObject({ status: 401 });
    expect(tokensSent()).toEqual(['Bearer old', 'Bearer new']);
    expect(endSession).toHaveBeenCalledExactlyOnceWith('new');
    expect(currentToast()?.title).toBe('Session expired');
  });

  it('keeps the session and throws a network error while the network is down', async () => {
    const { endSession } = signIn('new');
    authHook.refresh = () => Promise.reject(new NetworkError());
    acceptOnly('new');
    expect(await settled(write())).toMatchObject({ name: 'NetworkError' });
    expect(endSession).not.toHaveBeenCalled();
  });

  it('starts no refresh for a sign-in call', async () => {
    const { renew, endSession } = signIn('new');
    answerWith(json(401, { error: 'Wrong', code: 'INVALID_CREDENTIALS' }));
    await settled(callApi('POST /auth/login', { body: credentials, quiet: true }));
    expect(requests).toHaveLength(1);
    expect(renew).not.toHaveBeenCalled();
    expect(endSession).not.toHaveBeenCalled();
    expect(currentToast()).toBeUndefined();
  });

  it('shows a toast when a poll finds that the session has ended', async () => {
    signIn(undefined);
    acceptOnly('none');
    const poll = read({ background: true }).catch(() => currentToast()?.title);
    await vi.advanceTimersByTimeAsync(100);
    expect(await poll).toBe('Session expired');
  });
});

describe('a session that ended before the call', () => {
  const throwExpired = async () => {
    throw new ApiError({ status: 401, code: 'SESSION_EXPIRED', message: 'Please log in again.' });
  };

  it('does not send the call as a guest', async () => {
    authHook.getToken = throwExpired;
    answerWith(json(201, {}));
    const failure = write({ idempotencyKey: 'k' }).catch((e: Error) => e);
    expect(await failure).toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(requests).toHaveLength(0);
    expect(currentToast()?.title).toBe('Session expired');
  });

  it('does not send account calls without a token', async () => {
    authHook.getToken = throwExpired;
    const body = { currentPassword: 'old', newPassword: 'new' };
    const calls = [
      () => callApi('PUT /auth/profile', { body: {}, quiet: true }),
      () => callApi('POST /auth/change-password', { body, quiet: true }),
    ];
    for (const call of calls) {
      const failure = await call().catch((e: Error) => e);
      expect(failure).toMatchObject({ code: 'SESSION_EXPIRED' });
    }
    expect(requests).toHaveLength(0);
  });

  it('sends sign-in calls', async () => {
    authHook.getToken = throwExpired;
    answerWith(json(200, { token: 't' }));
    expect(await callApi('POST /auth/login', { body: credentials })).toEqual({ token: 't' });
    expect(tokensSent()).toEqual([null]);
  });
});

describe('an invalid answer', () => {
  it.each([
    [200, '<html>', 'Error', 'Unexpected response format'],
    [200, '', 'Error', 'Unexpected response format'],
    [404, 'Not Found', 'Error', 'Unexpected response format'],
    [502, '<html>', 'Server error', 'Something went wrong. Please try again later.'],
    [
      503,
      '{"error":"Busy","code":"SERVICE_BUSY"}',
      'Server error',
      'Something went wrong. Please try again later.',
    ],
    [418, '{"error":"A teapot","code":"X"}', 'Error', 'A teapot'],
    [400, '{}', 'Error', 'Something went wrong. Please try again later.'],
  ])(
    'with status %i and body %j shows a toast: %s, %s',
    async (status, body, title, description) => {
      answerWith(new Response(body, { status }));
      const failure = await read().catch((error: Error) => error);
      expect(failure).toMatchObject({ name: 'ApiError', status });
      expect(currentToast()).toMatchObject({ title, description });
      expect(requests).toHaveLength(1);
    },
  );

  it('gets the fallback text of the call if the answer has no text', async () => {
    answerWith(json(403, { message: 'Forbidden' }));
    const failure = await callApi('GET /vendors', {}).catch((error: Error) => error);
    expect(failure).toMatchObject({ code: 'UNKNOWN', message: 'Failed to fetch vendors' });
    expect(currentToast()).toMatchObject({
      title: 'Error',
      description: 'Failed to fetch vendors',
    });
  });

  it('keeps the body as text for callers that show it', async () => {
    answerWith(new Response('The gateway says no', { status: 403 }));
    const failure = await callApi('POST /auth/request-otp', {
      body: { phone: '+919999999999' },
      quiet: true,
    }).catch((e) => e);
    expect(failure).toMatchObject({ data: { text: 'The gateway says no' } });
  });
});

describe('an aborted call', () => {
  it('shows no toast if the abort comes before the answer', async () => {
    const leaving = new AbortController();
    const body = new ReadableStream({
      pull(controller) {
        leaving.abort();
        controller.error(leaving.signal.reason);
      },
    });
    answerWith(new Response(body), json(200, {}));
    const call = read({ signal: leaving.signal });
    expect(await settled(call)).toMatchObject({ name: 'AbortError' });
    expect(requests).toHaveLength(1);
    expect(currentToast()).toBeUndefined();
  });

  it('is not retried', async () => {
    const controller = new AbortController();
    answerWith('down', json(200, {}));
    const failure = read({ signal: controller.signal }).catch((e: Error) => e);
    await vi.advanceTimersByTimeAsync(500);
    controller.abort();
    expect(await failure).toMatchObject({ name: 'AbortError' });
    await vi.runAllTimersAsync();
    expect(requests).toHaveLength(1);
  });
});
