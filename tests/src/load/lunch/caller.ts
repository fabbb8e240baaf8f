import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@thali/local/history/random';
import { type Answer, askSite, type CallOptions } from '../../support/call-site.ts';
import type { LunchHistory } from './history.ts';

export interface Caller {
  /** One request; undefined: no answer came. */
  ask(method: string, path: string, options?: CallOptions): Promise<Answer | undefined>;
  /** Repeats, as a client does that is asked to try again, until there is a decision. */
  insist(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** The same, in less of a hurry, by somebody who may leave meanwhile; undefined: it was not decided before. */
  insistUnless(
    hasLeft: (status?: number) => boolean,
    ...call: Parameters<Caller['ask']>
  ): Promise<Answer | undefined>;
}

/** Only these reach somebody whose request is right; nobody answers while the platform is away. */
const decent = (status: number) =>
  (status >= 200 && status < 300) || [304, 409, 429, 503].includes(status);
const patienceMs = 240_000;
const answerTimeoutMs = 30_000;

/** Clients of a platform; everything that they are answered is counted. */
export function createCaller(url: string, history: LunchHistory, random: Random): Caller {
  async function ask(
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<Answer | undefined> {
    const answer = await within(askSite(url, method, path, options)).catch(() => undefined);
    if (!answer) {
      history.noAnswers += 1;
      return undefined;
    }
    const { status, text } = answer;
    const name = String(status);
    history.answers.set(name, (history.answers.get(name) ?? 0) + 1);
    if (!decent(status)) history.problems.push(`${method} ${path} ${status} ${text.slice(0, 300)}`);
    if (status === 503 && !answer.headers.has('retry-after')) {
      history.problems.push(`${method} ${path} 503 without Retry-After: ${text.slice(0, 200)}`);
    }
    return answer;
  }

  async function decided(
    [soonestMs, latestMs]: readonly [number, number],
    hasLeft: (status?: number) => boolean,
    call: Parameters<Caller['ask']>,
  ): Promise<Answer | undefined> {
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      const answer = await ask(...call);
      if (answer && answer.status !== 503 && answer.status !== 429) return answer;
      if (hasLeft(answer?.status)) return undefined;
      await sleep(random.between(soonestMs, latestMs));
    }
    throw new Error(`${call[0]} ${call[1]} was never decided`);
  }

  async function insist(...call: Parameters<Caller['ask']>): Promise<Answer> {
    // Sooner than Retry-After says, so that there is more to go wrong.
    const answer = await decided([30, 250], () => false, call);
    if (!answer) throw new Error('It is decided or fails');
    return answer;
  }

  return { ask, insist, insistUnless: (hasLeft, ...call) => decided([300, 1000], hasLeft, call) };
}

/** A request that hangs for longer than any function may run is no answer either. */
function within<T>(answer: Promise<T>): Promise<T> {
  const waiting = new AbortController();
  const late = sleep(answerTimeoutMs, undefined, { signal: waiting.signal, ref: false }).then(
    () => Promise.reject(new Error('No answer came in time')),
    () => answer,
  );
  return Promise.race([answer, late]).finally(() => waiting.abort());
}
