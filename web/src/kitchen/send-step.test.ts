import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../lib/api/api-error.ts';
import { sampleOrder } from '../orders/sample-order.ts';
import { kitchenCall } from './device/kitchen-call.ts';
import { sendStep } from './send-step.ts';
import type { Step, StepAction } from './steps.ts';

vi.mock('./device/kitchen-call.ts', () => ({ kitchenCall: vi.fn() }));
const kitchenCallMock = vi.mocked(kitchenCall);
beforeEach(() => void kitchenCallMock.mockReset());

const step = (act: StepAction, at = new Date().toISOString()): Step => ({
  ...{ key: 'K', group: 'G', at, sendAt: 0 },
  act,
});
const refusedAs = (status: 'cancelled' | 'ready' | 'preparing' | 'completed') =>
  kitchenCallMock.mockRejectedValue(
    new ApiError({
      status: 409,
      code: 'INVALID_STATUS_TRANSITION',
      message: 'No',
      data: { order: sampleOrder('A', { status }) },
    }),
  );
const end: StepAction = { kind: 'end', orderId: 'A', how: { returnPortions: true } };
const ready: StepAction = { kind: 'status', orderId: 'A', status: 'ready' };

it.each([
  ['cancelled', end],
  ['ready', ready],
  ['completed', { kind: 'status', orderId: 'A', status: 'completed', isUnpaid: true }],
] as const)('is done if an earlier attempt succeeded: %s', async (status, act) => {
  refusedAs(status);
  expect(await sendStep(step(act))).toMatchObject({ outcome: 'applied', order: { status } });
});

it('is refused with the current order if another device changed it', async () => {
  refusedAs('preparing');
  expect(await sendStep(step(end))).toMatchObject({ outcome: 'refused', order: { id: 'A' } });
});

it.each([
  new NetworkError(),
  new Error('No one is signed in'),
  new ApiError({ status: 401, code: 'TOKEN_INVALID', message: 'Please log in again.' }),
  new ApiError({ status: 503, code: 'SERVICE_BUSY', message: 'Busy' }),
])('retries later after %s', async (error) => {
  kitchenCallMock.mockRejectedValue(error);
  expect(await sendStep(step(ready))).toEqual({ outcome: 'retry-later' });
});

it('marks an order as handed over unpaid', async () => {
  kitchenCallMock.mockResolvedValue({ order: sampleOrder('A') });
  const completed = { kind: 'status', orderId: 'A', status: 'completed' } as const;
  await sendStep(step({ ...completed, isUnpaid: true }));
  await sendStep(step(completed));
  const withBody = (body: object) => expect.objectContaining({ body });
  expect(kitchenCallMock.mock.calls.map(([, call]) => call)).toEqual([
    withBody({ status: 'completed', unpaid: true }),
    withBody({ status: 'completed' }),
  ]);
});

it('acknowledges several orders in one call', async () => {
  const refused = [
    { orderId: 'B', code: 'SERVICE_BUSY' as const },
    { orderId: 'C', code: 'ORDER_NOT_FOUND' as const },
  ];
  kitchenCallMock.mockResolvedValue({ orders: [sampleOrder('A')], refused });
  const acknowledge = (orderId: string) => sendStep(step({ kind: 'acknowledge', orderId }));
  expect(await Promise.all(['A', 'B', 'C'].map(acknowledge))).toMatchObject([
    { outcome: 'applied', order: { id: 'A' } },
    { outcome: 'retry-later' },
    { outcome: 'refused' },
  ]);
  await acknowledge('D');
  expect(kitchenCallMock.mock.calls.map(([, call]) => call)).toMatchObject([
    { body: { orderIds: ['A', 'B', 'C'] } },
    { body: { orderIds: ['D'] } },
  ]);
});

it('names only the tapped lines', async () => {
  kitchenCallMock.mockResolvedValue({ order: sampleOrder('A') });
  await sendStep(step({ kind: 'tick', orderId: 'A', lines: [1], isDone: true }));
  await sendStep(step({ kind: 'tick', orderId: 'A', lines: [0, 2], isDone: false }));
  expect(kitchenCallMock.mock.calls.map(([, call]) => call)).toMatchObject([
    { body: { doneLines: [1], changedLines: [1] } },
    { body: { doneLines: [], changedLines: [0, 2] } },
  ]);
});

it('refuses a sold-out mark from another day', async () => {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
  const soldOut: StepAction = { kind: 'item', vendorId: 'V', itemId: 'D', soldOutToday: true };
  expect(await sendStep(step(soldOut, yesterday))).toMatchObject({ outcome: 'refused' });
  expect(kitchenCallMock).not.toHaveBeenCalled();
});

it('sends a choice and returns all choices of its group', async () => {
  const choices = [
    { id: 'A', name: 'Paneer', soldOutToday: true },
    { id: 'B', name: 'Chana' },
  ];
  kitchenCallMock.mockResolvedValue({ optionGroup: { id: 'G', name: 'Two sabzis', choices } });
  const about = { vendorId: 'V', groupId: 'G', choiceId: 'A' };
  const answer = await sendStep(step({ kind: 'choice', ...about, soldOutToday: true }));
  expect(answer).toEqual({
    outcome: 'applied',
    group: { id: 'G', choices: [choices[0], { ...choices[1], soldOutToday: false }] },
  });
  expect(kitchenCallMock.mock.calls).toMatchObject([
    [expect.stringContaining('/choices/'), { params: about, body: { soldOutToday: true } }],
  ]);
});

describe('a change of portions', () => {
  const moreStep: StepAction = {
    ...{ kind: 'item', vendorId: 'V', itemId: 'D' },
    ...{ quantity: 5, knownQuantity: 4 },
  };
  const changedTo = (item: object) =>
    kitchenCallMock.mockRejectedValue(
      new ApiError({ status: 409, code: 'PORTIONS_CHANGED', message: 'No', data: { item } }),
    );

  it('is sent with the number on screen', async () => {
    kitchenCallMock.mockResolvedValue({ menuItem: { id: 'D', quantity: 5 } });
    await sendStep(step(moreStep));
    expect(kitchenCallMock.mock.calls.map(([, call]) => call)).toMatchObject([
      { body: { quantity: 5, knownQuantity: 4 }, idempotencyKey: 'K' },
    ]);
  });

  it.each([
    [5, 2, 3],
    [3, 2, 1],
    [3, 0, 0],
  ])('%i of 4 portions on screen, %i on the server: sets %i', async (quantity, now, counted) => {
    changedTo({ id: 'D', quantity: now });
    expect(await sendStep(step({ ...moreStep, quantity }))).toMatchObject({
      outcome: 'conflict',
      item: { id: 'D', soldOutToday: false, quantity: now },
      next: { key: 'K', conflicts: 1, act: { quantity: counted, knownQuantity: now } },
    });
  });

  it('is refused if the dish is no longer counted, or changes too often', async () => {
    changedTo({ id: 'D', quantity: null });
    expect(await sendStep(step(moreStep))).toMatchObject({ outcome: 'refused', item: { id: 'D' } });
    changedTo({ id: 'D', quantity: 2 });
    expect(await sendStep({ ...step(moreStep), conflicts: 4 })).toMatchObject({
      outcome: 'conflict',
    });
    expect(await sendStep({ ...step(moreStep), conflicts: 5 })).toMatchObject({
      outcome: 'refused',
    });
  });
});
