import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createObservable } from '../lib/state/observable.ts';
import type { StepAnswer } from './send-step.ts';
import { createStepQueue, undoMs } from './step-queue.ts';
import type { Step, StepAction } from './steps.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const move = (orderId: string, status: 'preparing' | 'ready' | 'completed'): StepAction => ({
  kind: 'status',
  orderId,
  status,
});
const nameOf = (step: Step) =>
  step.act.kind === 'status' ? `${step.act.orderId} ${step.act.status}` : step.act.kind;

function queueWith(answer: (step: Step) => StepAnswer, storedSteps: readonly Step[] = []) {
  const stored = createObservable(storedSteps);
  const sent: string[] = [];
  const keys: string[] = [];
  const answered: string[] = [];
  const queue = createStepQueue({
    stored,
    async send(step) {
      sent.push(nameOf(step));
      keys.push(step.key);
      return answer(step);
    },
    onAnswer: (step, { outcome }) => answered.push(`${nameOf(step)}: ${outcome}`),
  });
  return { queue, stored, sent, keys, answered, left: () => stored.get().map(nameOf) };
}

const applyAll = (): StepAnswer => ({ outcome: 'applied' });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the step queue', () => {
  it('sends the steps of one order one after the other', async () => {
    const { queue, sent, left } = queueWith(applyAll);
    queue.start();
    queue.add([move('A', 'preparing')]);
    queue.add([move('A', 'ready'), move('B', 'ready')]);
    expect(sent).toEqual(['A preparing', 'B ready']);
    await pass(0);
    expect(sent).toEqual(['A preparing', 'B ready', 'A ready']);
    expect(left()).toEqual([]);
  });

  it('waits for the network, then sends the steps in order, with the same keys', async () => {
    let isOnline = false;
    const { queue, sent, keys, left } = queueWith(() =>
      isOnline ? { outcome: 'applied' } : { outcome: 'retry-later' },
    );
    queue.start();
    queue.add([move('A', 'preparing')]);
    queue.add([move('A', 'ready')]);
    await pass(0);
    expect(queue.isStuck.get()).toBe(true);
    expect(left()).toEqual(['A preparing', 'A ready']);
    isOnline = true;
    queue.retry();
    await pass(0);
    expect(sent).toEqual(['A preparing', 'A preparing', 'A ready']);
    expect(keys[0]).toBe(keys[1]);
    expect(queue.isStuck.get()).toBe(false);
    expect(left()).toEqual([]);
  });

  it('retries with growing delays', async () => {
    const { queue, sent } = queueWith(() => ({ outcome: 'retry-later' }));
    queue.start();
    queue.add([move('A', 'preparing')]);
    await pass(60_000);
    expect(sent.length).toBeGreaterThan(4);
    expect(sent.length).toBeLessThan(10);
  });

  it('keeps the steps after a reload', async () => {
    const queueBeforeReload = queueWith(() => ({ outcome: 'retry-later' }));
    queueBeforeReload.queue.add([move('A', 'preparing'), move('B', 'ready')]);
    const storedSteps: readonly Step[] = JSON.parse(JSON.stringify(queueBeforeReload.stored.get()));
    const queueAfterReload = queueWith(applyAll, storedSteps);
    queueAfterReload.queue.start();
    await pass(0);
    expect(queueAfterReload.sent).toEqual(['A preparing', 'B ready']);
    expect(queueAfterReload.keys).toEqual(storedSteps.map(({ key }) => key));
  });

  it('does not send the steps of other people or devices', async () => {
    const { queue, sent, left } = queueWith(applyAll);
    queue.add([move('A', 'preparing'), move('B', 'preparing')]);
    queue.start((step) => nameOf(step).startsWith('B'));
    await pass(0);
    expect(sent).toEqual(['B preparing']);
    expect(left()).toEqual(['A preparing']);
  });

  it('drops a refused step and the later status steps of the same order', async () => {
    const { queue, sent, answered, left } = queueWith((step) =>
      nameOf(step) === 'A preparing'
        ? { outcome: 'refused', order: undefined, reason: '' }
        : applyAll(),
    );
    queue.add([move('A', 'preparing')]);
    queue.add([move('A', 'ready')]);
    queue.add([move('B', 'ready')]);
    queue.add([{ kind: 'acknowledge', orderId: 'A' }]);
    queue.start();
    await pass(0);
    expect(sent).toEqual(['A preparing', 'B ready', 'acknowledge']);
    expect(answered[0]).toBe('A preparing: refused');
    expect(left()).toEqual([]);
  });

  it('sends a step again after a conflict with another device', async () => {
    let tries = 0;
    const { queue, sent } = queueWith(() => {
      tries += 1;
      return tries < 3 ? { outcome: 'conflict', order: undefined } : { outcome: 'applied' };
    });
    queue.start();
    queue.add([move('A', 'preparing')]);
    await pass(0);
    expect(sent).toEqual(['A preparing', 'A preparing', 'A preparing']);
  });

  it('replaces a step with the next step of the response', async () => {
    const counts: unknown[] = [];
    const item = { id: 'D', soldOutToday: false, quantity: 2 };
    const { queue, left } = queueWith((step) => {
      const { act } = step;
      if (act.kind !== 'item') return { outcome: 'applied' };
      counts.push([act.knownQuantity, act.quantity]);
      const next = { ...step, act: { ...act, knownQuantity: 2, quantity: 3 } };
      return act.knownQuantity === 2 ? { outcome: 'applied' } : { outcome: 'conflict', item, next };
    });
    queue.start();
    queue.add([{ kind: 'item', vendorId: 'V', itemId: 'D', quantity: 5, knownQuantity: 4 }]);
    await pass(0);
    expect(counts).toEqual([
      [4, 5],
      [2, 3],
    ]);
    expect(left()).toEqual([]);
  });

  it('sends at most 16 steps and all acknowledgements at once', async () => {
    const { queue, sent } = queueWith(applyAll);
    queue.start();
    const ids = Array.from({ length: 20 }, (_, index) => `A${index}`);
    queue.add(ids.map((orderId) => ({ kind: 'acknowledge', orderId })));
    expect(sent).toHaveLength(20);
    queue.add(ids.map((id) => move(`${id} again`, 'preparing')));
    expect(sent).toHaveLength(36);
    await pass(0);
    expect(sent).toHaveLength(40);
  });
});

describe('an undo', () => {
  it('removes the steps of a tap, except for orders that were tapped again', async () => {
    const { queue, stored, sent, left } = queueWith(applyAll);
    queue.start();
    queue.add([move('A', 'ready'), move('B', 'ready'), move('C', 'ready')], { holdMs: undoMs });
    const group = stored.get()[0]?.group ?? '';
    queue.add([move('A', 'completed')], { holdMs: undoMs });
    expect(sent).toEqual(['A ready']);
    await pass(undoMs - 1);
    queue.undo(group);
    expect(left()).toEqual(['A completed']);
    await pass(undoMs);
    expect(sent).toEqual(['A ready', 'A completed']);
  });

  it('does nothing after five seconds', async () => {
    const { queue, stored, sent } = queueWith(applyAll);
    queue.start();
    queue.add([move('A', 'ready')], { holdMs: undoMs });
    const group = stored.get()[0]?.group ?? '';
    await pass(undoMs);
    queue.undo(group);
    expect(sent).toEqual(['A ready']);
  });

  it('is no longer possible when the page closes: all held steps are sent at once', () => {
    const { queue, sent } = queueWith(applyAll);
    const ids = ['A', 'B', 'C', 'D', 'E', 'F'];
    queue.start();
    queue.add(
      ids.map((id) => move(id, 'ready')),
      { holdMs: undoMs },
    );
    queue.release();
    expect(sent).toEqual(ids.map((id) => `${id} ready`));
  });

  it('keeps its time when another page starts to send', async () => {
    const before = queueWith(applyAll);
    before.queue.add([move('A', 'ready')], { holdMs: undoMs });
    const { queue, sent } = queueWith(applyAll, before.stored.get());
    queue.start();
    await pass(undoMs - 1);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual(['A ready']);
  });
});
