import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@thali/local/history/random';
import { type Answer, type CallOptions, requestSite } from '../../support/call-site.ts';
import type { LunchHistory } from './history.ts';

export interface Caller {
  /** Sends one request. Returns `undefined` without an answer. */
  ask(method: string, path: string, options?: CallOptions): Promise<Answer | undefined>;
  /** Repeats a request until it gets an answer other than 429 and 503. */
  callUntilFinal(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Repeats more slowly, and returns `undefined` if the client stops before a final answer. */
  callUntil(
    shouldStop: (status?: number) => boolean,
    ...call: Parameters<Caller['ask']>
  ): Promise<Answer | undefined>;
}

/** The only statuses that a valid request may get. */
const isExpected = (status: number) =>
  (status >= 200 && status < 300) || [304, 409, 429, 503].includes(status);
const maxWaitMs = 240_000;
const answerTimeoutMs = 30_000;

/** Creates a client that counts every answer in the history. */
export function createCaller(url: string, history: LunchHistory, random: Random): Caller {
  async function ask(
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<Answer | undefined> {
    const answer = await withTimeout(requestSite(url, method, path, options)).catch(
      () => undefined,
    );
    if (!answer) {
      history.noAnswers += 1;
      return undefined;
    }
    const { status, text } = answer;
    const name = String(status);
    history.answers.set(name, (history.answers.get(name) ?? 0) + 1);
    if (!isExpected(status))
      history.problems.push(`${method} ${path} ${status} ${text.slice(0, 300)}`);
    if (status === 503 && !answer.headers.has('retry-after')) {
      history.problems.push(`${method} ${path} 503 without Retry-After: ${text.slice(0, 200)}`);
    }
    return answer;
  }

  async function repeat(
    [minPauseMs, maxPauseMs]: readonly [number, number],
    shouldStop: (status?: number) => boolean,
    call: Parameters<Caller['ask']>,
  ): Promise<Answer | undefined> {
    const deadline = Date.now() + maxWaitMs;
    while (Date.now() < deadline) {
      const answer = await ask(...call);
      if (answer && answer.status !== 503 && answer.status !== 429) return answer;
      if (shouldStop(answer?.status)) return undefined;
      await sleep(random.between(minPauseMs, maxPauseMs));
    }
    throw new Error(`${call[0]} ${call[1]} got no final answer`);
  }

  async function callUntilFinal(...call: Parameters<Caller['ask']>): Promise<Answer> {
    // Repeats sooner than Retry-After says, to cause more races.
    const answer = await repeat([30, 250], () => false, call);
    if (!answer) throw new Error('A client without a time limit got no answer');
    return answer;
  }

  return {
    ask,
    callUntilFinal,
    callUntil: (shouldStop, ...call) => repeat([300, 1000], shouldStop, call),
  };
}

/** Rejects when a request hangs for longer than any function may run. */
function withTimeout<T>(answer: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const timeout = sleep(answerTimeoutMs, undefined, { signal: timer.signal, ref: false }).then(
    () => Promise.reject(new Error('No answer came in time')),
    () => answer,
  );
  return Promise.race([answer, timeout]).finally(() => timer.abort());
}
