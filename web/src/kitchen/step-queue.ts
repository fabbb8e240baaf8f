import { createObservable, type Observable } from '../lib/state/observable.ts';
import type { StepAnswer } from './send-step.ts';
import { type Step, type StepAction, subjectOf } from './steps.ts';

/** The time that a step waits for an undo before the queue sends it. */
export const undoMs = 5000;

/** The limit does not include acknowledgements, because they share one call. */
const maxParallelSteps = 16;
const maxRetryDelayMs = 15_000;

export interface StepQueue {
  /** All steps without a response, in the order of the taps. */
  steps: Pick<Observable<readonly Step[]>, 'get' | 'subscribe'>;
  /** Whether the last step could not be sent, so that the queue waits for the network. */
  isStuck: Pick<Observable<boolean>, 'get' | 'subscribe'>;
  add(actions: readonly StepAction[], options?: { holdMs?: number }): void;
  /** Undoes the steps of one tap. Keeps steps of orders that were tapped again. */
  undo(group: string): void;
  /** Starts sending. @param maySend  limits the steps to send. @returns a function that stops sending */
  start(maySend?: (step: Step) => boolean): () => void;
  /** Tries again at once, because the network may be back. */
  retry(): void;
  /** Sends all held steps now, because the page may close. */
  release(): void;
}

interface StepQueueOptions {
  /** The storage of the steps, which survives the page. */
  stored: Observable<readonly Step[]>;
  send: (step: Step) => Promise<StepAnswer>;
  /** Runs before the answered step leaves the queue. */
  onAnswer: (step: Step, answer: StepAnswer) => void;
  newKey?: () => string;
  /** The claim of the person who taps now. */
  currentClaim?: () => string | undefined;
}

/**
 * Sends steps in the order of the taps, and retries until the server responds. Sends different orders in parallel.
 * Rule: kitchen-26
 */
export function createStepQueue(options: StepQueueOptions): StepQueue {
  const { stored, send, onAnswer, newKey = () => crypto.randomUUID(), currentClaim } = options;
  const isStuck = createObservable(false);
  const inFlight = new Map<string, Step>();
  let isSending = false;
  let maySend = (_: Step) => true;
  let failures = 0;
  let retryAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function remove(matches: (step: Step) => boolean): void {
    stored.set(stored.get().filter((step) => !matches(step)));
  }

  function replace(changedStep: Step): void {
    stored.set(stored.get().map((step) => (step.key === changedStep.key ? changedStep : step)));
  }

  function sendNext(maxInFlight = maxParallelSteps): void {
    clearTimeout(timer);
    if (!isSending) return;
    const now = Date.now();
    const firstSteps = firstStepOfEachSubject(stored.get().filter(maySend)).filter(
      (step) => !inFlight.has(subjectOf(step)),
    );
    const dueSteps = firstSteps.filter(({ sendAt }) => Math.max(sendAt, retryAt) <= now);
    const [shared, single] = [dueSteps.filter(sharesCall), dueSteps.filter(hasSeparateCall)];
    const freeCalls = maxInFlight - [...inFlight.values()].filter(hasSeparateCall).length;
    for (const step of [...shared, ...single.slice(0, Math.max(0, freeCalls))]) void deliver(step);
    const laterSteps = firstSteps.filter((step) => !dueSteps.includes(step));
    if (laterSteps.length === 0) return;
    const nextSendAt = Math.min(...laterSteps.map(({ sendAt }) => Math.max(sendAt, retryAt)));
    timer = setTimeout(() => sendNext(), nextSendAt - now);
  }

  async function deliver(step: Step): Promise<void> {
    const subject = subjectOf(step);
    inFlight.set(subject, step);
    const answer = await send(step);
    inFlight.delete(subject);
    if (answer.outcome === 'retry-later') {
      failures += 1;
      retryAt = Date.now() + Math.min(maxRetryDelayMs, 1000 * 2 ** failures);
      isStuck.set(true);
    } else {
      failures = 0;
      retryAt = 0;
      onAnswer(step, answer);
      if ('next' in answer) replace(answer.next);
      if (answer.outcome === 'applied') remove(({ key }) => key === step.key);
      if (answer.outcome === 'refused') remove((otherStep) => dependsOn(otherStep, step));
      isStuck.set(false);
    }
    sendNext();
  }

  return {
    steps: stored,
    isStuck,
    add(actions, { holdMs = 0 } = {}) {
      const now = Date.now();
      const claim = currentClaim?.();
      const common = {
        group: newKey(),
        at: new Date(now).toISOString(),
        sendAt: now + holdMs,
        ...(claim && { claim }),
      };
      const newSteps = actions.map((act) => ({ key: newKey(), ...common, act }));
      // A new step confirms the earlier steps of its order, which are then sent at once.
      const subjects = new Set(newSteps.map(subjectOf));
      const earlierSteps = stored
        .get()
        .map((step) => (subjects.has(subjectOf(step)) ? { ...step, sendAt: 0 } : step));
      stored.set([...earlierSteps, ...newSteps]);
      sendNext();
    },
    undo(group) {
      remove((step) => step.group === group && step.sendAt > Date.now());
      sendNext();
    },
    start(filter = maySend) {
      isSending = true;
      maySend = filter;
      sendNext();
      const unsubscribe = stored.subscribe(() => sendNext());
      return () => {
        isSending = false;
        clearTimeout(timer);
        unsubscribe();
      };
    },
    retry() {
      retryAt = 0;
      sendNext();
    },
    release() {
      const steps = stored.get();
      if (steps.some(({ sendAt }) => sendAt > 0)) {
        stored.set(steps.map((step) => ({ ...step, sendAt: 0 })));
      }
      sendNext(Number.POSITIVE_INFINITY);
    },
  };
}

function sharesCall({ act }: Step): boolean {
  return act.kind === 'acknowledge';
}

function hasSeparateCall(step: Step): boolean {
  return !sharesCall(step);
}

function firstStepOfEachSubject(steps: readonly Step[]): Step[] {
  const subjects = new Set<string>();
  return steps.filter((step) => {
    const subject = subjectOf(step);
    if (subjects.has(subject)) return false;
    subjects.add(subject);
    return true;
  });
}

/** Whether a step is the `earlier` step or a later status of the same order. */
function dependsOn(step: Step, earlier: Step): boolean {
  if (step.key === earlier.key) return true;
  const isLater = step.at >= earlier.at && subjectOf(step) === subjectOf(earlier);
  return isLater && [step, earlier].every(({ act }) => act.kind === 'status');
}
