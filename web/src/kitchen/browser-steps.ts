import type { Observable } from '../lib/state/observable.ts';
import { createStoredObservable } from '../lib/state/stored-observable.ts';
import { showToast } from '../lib/ui/toast-store.ts';
import { orderName } from '../orders/display/order-name.ts';
import { currentClaim } from './device/person/acting.ts';
import { storedDevice } from './device/stored-device.ts';
import * as texts from './kitchen-texts.ts';
import { readSteps } from './read-steps.ts';
import { type StepAnswer, sendStep } from './send-step.ts';
import { stepKeys } from './step-keys.ts';
import { createStepQueue, type StepQueue } from './step-queue.ts';
import { isMenuAction, type Step } from './steps.ts';

/** The unanswered steps of this browser. The queue goes on sending after the kitchen screen closes. */
export interface BrowserSteps {
  key: string;
  stored: Observable<readonly Step[]>;
  queue: StepQueue;
  onAnswer(listener: (answer: StepAnswer) => void): () => void;
}

const stepsOfDevice = createBrowserSteps(stepKeys.device);
const stepsOfStaff = createBrowserSteps(stepKeys.staff);

export function browserSteps(): BrowserSteps {
  return storedDevice.get() ? stepsOfDevice : stepsOfStaff;
}

function createBrowserSteps(key: string): BrowserSteps {
  const stored = createStoredObservable(key, readSteps);
  const listeners = new Set<(answer: StepAnswer) => void>();
  const queue = createStepQueue({
    stored,
    send: sendStep,
    currentClaim,
    onAnswer(step, answer) {
      for (const listener of listeners) listener(answer);
      if (answer.outcome === 'refused') showToast(refusalOf(step, answer));
    },
  });
  return {
    key,
    stored,
    queue,
    onAnswer(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function refusalOf({ act }: Step, { reason }: Extract<StepAnswer, { outcome: 'refused' }>) {
  if (act.kind === 'pots') {
    return { kind: 'error', title: texts.potsNotSaved, description: reason } as const;
  }
  const description = isMenuAction(act)
    ? act.kind === 'item'
      ? texts.dishNotChanged
      : texts.choiceNotChanged
    : texts.refusal(orderName({ id: act.orderId, token: act.token }), reason);
  return { kind: 'error', title: texts.updateFailed, description } as const;
}
