import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleOrder } from '../../orders/sample-order.ts';
import type { StatusAnswer, StatusChange } from './change-order-status.ts';
import { createOrderStatusChanges, undoMs } from './order-status-changes.ts';

function changesWith(answer: StatusAnswer) {
  let release = () => undefined as unknown;
  const send = vi.fn(
    (_: StatusChange) =>
      new Promise<StatusAnswer>((resolve) => {
        release = () => resolve(answer);
      }),
  );
  const onOrder = vi.fn();
  const onSettled = vi.fn();
  const changes = createOrderStatusChanges({ send, onOrder, onSettled });
  return { changes, send, onOrder, onSettled, answerNow: () => release() };
}

const confirm: StatusChange = { orderId: 'A', status: 'confirmed' };
const complete: StatusChange = { orderId: 'A', status: 'completed' };
const conflict: StatusAnswer = {
  outcome: 'conflict',
  current: sampleOrder('A', { status: 'cancelled', updated: 3 }),
};

describe('a status change', () => {
  it('shows at once, and stays until its answer has updated the lists', async () => {
    const { changes, onOrder, onSettled, answerNow } = changesWith(conflict);
    onOrder.mockImplementation(() => expect(changes.pending.get().has('A')).toBe(true));
    const answer = changes.change(confirm);
    expect(changes.pending.get().get('A')).toBe('confirmed');
    answerNow();
    expect(await answer).toBe(conflict);
    expect(onOrder).toHaveBeenCalledExactlyOnceWith(conflict.current);
    expect(changes.pending.get().size).toBe(0);
    expect(onSettled).toHaveBeenCalledExactlyOnceWith(confirm, conflict);
  });

  it('is sent only once, even after several taps', async () => {
    const { changes, send } = changesWith({ outcome: 'failed' });
    void changes.change(confirm);
    expect(await changes.change(complete)).toBeUndefined();
    changes.changeLater(complete);
    expect(send).toHaveBeenCalledOnce();
    expect(changes.held.get()).toEqual([]);
  });
});

describe('a held change', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is sent unless it is undone', () => {
    const { changes, send } = changesWith({ outcome: 'failed' });
    changes.changeLater(complete);
    expect(changes.pending.get().get('A')).toBe('completed');
    vi.advanceTimersByTime(undoMs - 1);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(send).toHaveBeenCalledExactlyOnceWith({ ...complete, isLeaving: false });
    expect(changes.held.get()).toEqual([]);
    expect(changes.pending.get().has('A')).toBe(true);
  });

  it('is not sent after an undo, and can be repeated', () => {
    const { changes, send } = changesWith({ outcome: 'failed' });
    changes.changeLater(complete);
    changes.undo('A');
    expect(changes.pending.get().size).toBe(0);
    vi.advanceTimersByTime(undoMs);
    expect(send).not.toHaveBeenCalled();
    changes.changeLater(complete);
    expect(changes.held.get()).toEqual([complete]);
  });

  it('cannot be undone after it was sent', () => {
    const { changes } = changesWith({ outcome: 'failed' });
    changes.changeLater(complete);
    vi.advanceTimersByTime(undoMs);
    changes.undo('A');
    expect(changes.pending.get().has('A')).toBe(true);
  });

  it('is sent at once when the user leaves the page', () => {
    const { changes, send } = changesWith({ outcome: 'failed' });
    changes.changeLater(complete);
    changes.flush();
    vi.advanceTimersByTime(undoMs);
    expect(send).toHaveBeenCalledExactlyOnceWith({ ...complete, isLeaving: true });
  });
});
