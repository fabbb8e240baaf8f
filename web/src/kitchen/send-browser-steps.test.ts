import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setSessionState } from '../account/session/session-store.ts';
import { createObservable } from '../lib/state/observable.ts';
import type { BrowserSteps } from './browser-steps.ts';
import { sendBrowserSteps } from './send-browser-steps.ts';
import { createStepQueue, undoMs } from './step-queue.ts';
import { type Step, type StepAction, subjectOf } from './steps.ts';

const [first, second] = ['VENDR000010123456789ABCDEF', 'VENDR000020123456789ABCDEF'] as const;
const ready = (orderId: string): StepAction => ({ kind: 'status', orderId, status: 'ready' });

beforeEach(() => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function stepsOf(key: string, stored = createObservable<readonly Step[]>([])) {
  const sent: string[] = [];
  const queue = createStepQueue({
    stored,
    async send(step) {
      sent.push(subjectOf(step));
      return { outcome: 'applied' };
    },
    onAnswer: () => undefined,
  });
  vi.spyOn(queue, 'start');
  const browserSteps: BrowserSteps = { key, stored, queue, onAnswer: () => () => undefined };
  return { browserSteps, queue, sent };
}

it.each([
  ['closes', () => dispatchEvent(new Event('pagehide'))],
  [
    'hides',
    () => {
      Object.assign(document, { visibilityState: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('sends held steps when the page %s', async (event, leave) => {
  const { browserSteps, queue, sent } = stepsOf(`steps of a page that ${event}`);
  const sendRest = sendBrowserSteps(browserSteps, 'VENDR00001');
  await vi.waitFor(() => expect(queue.start).toHaveBeenCalled());
  queue.add([ready(first)], { holdMs: undoMs });
  leave();
  expect(sent).toEqual([first]);
  await sendRest();
});

it('continues after the screen has closed, until this mess’s steps are answered', async () => {
  const { browserSteps, queue, sent } = stepsOf('steps of a closed screen');
  const sendRest = sendBrowserSteps(browserSteps, 'VENDR00001');
  queue.add([ready(first), ready(second)], { holdMs: undoMs });
  queue.release();
  await sendRest();
  expect(sent).toEqual([first]);
  queue.add([ready(first)]);
  expect(sent).toEqual([first]);
});

it('sends the steps of two messes from two tabs at the same time', async () => {
  const [key, stored] = ['steps of two messes', createObservable<readonly Step[]>([])];
  const tabs = ['VENDR00001', 'VENDR00002'].map((vendorId) => {
    const tab = stepsOf(key, stored);
    return { ...tab, sendRest: sendBrowserSteps(tab.browserSteps, vendorId) };
  });
  for (const { queue } of tabs) await vi.waitFor(() => expect(queue.start).toHaveBeenCalled());
  tabs[0]?.queue.add([ready(first), ready(second)]);
  await Promise.all(tabs.map(({ sendRest }) => sendRest()));
  expect(tabs.map(({ sent }) => sent)).toEqual([[first], [second]]);
});

it('stops when staff sign out', async () => {
  const { browserSteps, queue, sent } = stepsOf('thali.kitchen-steps');
  const sendRest = sendBrowserSteps(browserSteps, 'VENDR00001');
  queue.add([ready(first)], { holdMs: undoMs });
  setSessionState({ status: 'signed-out' });
  await sendRest();
  queue.release();
  expect(sent).toEqual([]);
});
