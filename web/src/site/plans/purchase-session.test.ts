import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../lib/state/fake-storage.ts';
import {
  currentPurchase,
  type PurchaseSession,
  reloadWithPurchase,
  storePurchase,
  watchPurchaseEnd,
} from './purchase-session.ts';

const purchase: PurchaseSession = {
  sessionId: 's',
  completed: true,
  orderId: 'order_mock_1',
  planId: 'starter',
  planName: 'Starter',
  subdomain: 'teen-katori',
  timestamp: 1,
  token: 't',
};
const minute = 60_000;
let page: EventTarget & { visibilityState: string };
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { reload: () => window.dispatchEvent(new Event('pagehide')) });
  vi.stubGlobal('sessionStorage', fakeStorage());
  storePurchase(purchase);
  stop = watchPurchaseEnd();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function show(visibilityState: string): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

it('survives a short switch to another tab, and ends after 30 hidden minutes', () => {
  show('hidden');
  vi.advanceTimersByTime(29 * minute);
  show('visible');
  vi.advanceTimersByTime(5 * minute);
  expect(currentPurchase.get()).toEqual(purchase);
  show('hidden');
  vi.advanceTimersByTime(30 * minute);
  expect(currentPurchase.get()).toBeUndefined();
});

it('ends after 30 minutes even if the timer sleeps', () => {
  show('hidden');
  vi.setSystemTime(Date.now() + 30 * minute);
  expect(currentPurchase.get()).toEqual(purchase);
  show('visible');
  expect(currentPurchase.get()).toBeUndefined();
});

it('ends when the buyer leaves the page, but survives the reload by Continue', () => {
  window.dispatchEvent(new Event('pagehide'));
  expect(currentPurchase.get()).toBeUndefined();
  storePurchase(purchase);
  reloadWithPurchase();
  expect(currentPurchase.get()).toEqual(purchase);
});
