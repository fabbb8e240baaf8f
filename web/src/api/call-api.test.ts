import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast } from '../ui/toast-store.ts';
import { authHook } from './auth-hook.ts';
import { callApi } from './call-api.ts';

type Step = Response | 'down';

const requests: { url: string; init: RequestInit }[] = [];
const neutral = { ...authHook };

function answerWith(...steps: Step[]) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    const step = steps.shift() ?? 'down';
    if (step === 'down') throw new TypeError('Failed to fetch');
    return step;
  });
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}

/** Runs a call to its end, waits included. */
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
  Object.assign(authHook, neutral);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('call api', () => {
  it('answers in camelCase and sends what it was given', async () => {
    answerWith(json(200, { menu_items: [{ unit_price: 1 }] }));
    const answer = await callApi('GET', '/x', { query: { limit: 5, gone: undefined } });
    expect(answer).toEqual({ menuItems: [{ unitPrice: 1 }] });
    expect(requests[0]?.url).toBe('/api/x?limit=5');
    expect(requests[0]?.init.credentials).toBe('include');
  });

  it('repeats a read after a network failure, then gives up', async () => {
    answerWith('down', json(200, { ok: true }));
    expect(await settled(callApi('GET', '/x'))).toEqual({ ok: true });
    answerWith('down', 'down', 'down');
    requests.length = 0;
    const failure = callApi('GET', '/x').catch((error: Error) => error);
    await vi.advanceTimersByTimeAsync(999);
    expect(requests).toHaveLength(1);
    expect(currentToast()?.description).toBe('Trying again...');
    await vi.advanceTimersByTimeAsync(2001);
    expect(requests).toHaveLength(3);
    expect(await failure).toMatchObject({ name: 'NetworkError' });
    expect(currentToast()?.description).toBe('Please check your connection.');
  });

  it('sends a write twice only with an idempotency key, the same each time', async () => {
    answerWith('down');
    expect(await settled(callApi('POST', '/x', { body: {} }))).toBeInstanceOf(Error);
    expect(requests).toHaveLength(1);
    answerWith(json(429, { error: 'Slow', code: 'TOO_MANY_REQUESTS' }), json(201, {}));
    await settled(callApi('POST', '/x', { body: {}, idempotencyKey: 'k' }));
    const sent = requests
      .slice(1)
      .map(({ init }) => new Headers(init.headers).get('idempotency-key'));
    expect(sent).toEqual(['k', 'k']);
  });

  it('does not repeat sign-in calls after a 429', async () => {
    answerWith(json(429, { error: 'Slow', code: 'TOO_MANY_REQUESTS' }));
    await settled(callApi('GET', '/auth/profile'));
    expect(requests).toHaveLength(1);
  });

  it('carries the text, code, details and the rest of a refusal', async () => {
    answerWith(
      json(409, {
        error: 'No',
        code: 'PRICE_CHANGED',
        details: [{ path: 'a', message: 'b' }],
        current_prices: [1],
      }),
    );
    expect(await settled(callApi('GET', '/x', { quiet: true }))).toMatchObject({
      status: 409,
      code: 'PRICE_CHANGED',
      message: 'No',
      details: [{ path: 'a', message: 'b' }],
      data: { currentPrices: [1] },
    });
    expect(currentToast()).toBeUndefined();
  });

  it('shows the platform-wide toasts', async () => {
    answerWith(json(400, { error: 'Wrong', code: 'VALIDATION_ERROR' }));
    await settled(callApi('POST', '/x'));
    answerWith(json(400, { error: 'Wrong', code: 'VALIDATION_ERROR' }));
    const wrong = callApi('POST', '/x').catch(() => currentToast());
    expect(await wrong).toMatchObject({ title: 'Error', description: 'Wrong' });
    answerWith(json(500, { error: 'x', code: 'INTERNAL_ERROR' }));
    const broken = callApi('POST', '/x').catch(() => currentToast()?.title);
    expect(await broken).toBe('Server error');
    answerWith(new Response('<html>', { status: 200 }));
    expect(await callApi('POST', '/x').catch((error: Error) => error.message)).toBe(
      'Unexpected response format',
    );
  });

  it('refreshes a refused token once and repeats the call', async () => {
    let token = 'old';
    authHook.getToken = async () => token;
    authHook.refresh = async () => {
      token = 'new';
      return true;
    };
    const refused = () => json(401, { error: 'x', code: 'TOKEN_INVALID' });
    answerWith(refused(), json(200, {}));
    await settled(callApi('PUT', '/x'));
    expect(requests.map(({ init }) => new Headers(init.headers).get('authorization'))).toEqual([
      'Bearer old',
      'Bearer new',
    ]);
  });

  it('ends the session when it can not be refreshed', async () => {
    const sessionLost = vi.fn();
    Object.assign(authHook, { getToken: async () => 'old', sessionLost });
    answerWith(json(401, { error: 'x', code: 'TOKEN_INVALID' }));
    const title = callApi('GET', '/x').catch(() => currentToast()?.title);
    expect(await title).toBe('Session expired');
    expect(sessionLost).toHaveBeenCalledOnce();
  });

  it('keeps a poll silent', async () => {
    answerWith('down');
    await settled(callApi('GET', '/x', { background: true }));
    expect(requests).toHaveLength(1);
    expect(currentToast()).toBeUndefined();
  });
});
