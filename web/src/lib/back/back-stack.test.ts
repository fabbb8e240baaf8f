import { beforeEach, expect, it, vi } from 'vitest';
import { type BackStack, createBackStack } from './back-stack.ts';

/** A window with a history. Going back is asynchronous, as in browsers. */
function fakeWindow(states: unknown[] = [null]) {
  const target = new EventTarget();
  const entries = states.map((state) => ({ state, url: '/menu' }));
  let at = entries.length - 1;
  const history = {
    scrollRestoration: 'auto',
    get state() {
      return entries[at]?.state;
    },
    pushState(state: unknown, _: string, url = entries[at]?.url ?? '') {
      entries.splice(at + 1, entries.length, { state: structuredClone(state), url });
      at += 1;
    },
    replaceState(state: unknown, _: string, url = entries[at]?.url ?? '') {
      entries[at] = { state: structuredClone(state), url };
    },
    go(steps: number) {
      setTimeout(() => {
        at = Math.max(0, at + steps);
        target.dispatchEvent(new Event('popstate'));
      }, 10);
    },
  };
  return {
    history: history as History,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    setTimeout: (run: () => void) => setTimeout(run, 0),
    leaves: () => target.dispatchEvent(new Event('beforeunload')),
    urls: () => entries.slice(0, at + 1).map(({ url }) => url),
  };
}

let win: ReturnType<typeof fakeWindow>;
let stack: BackStack;
const settleHistory = () => vi.advanceTimersByTimeAsync(100);

function begin(states?: unknown[]): void {
  win = fakeWindow(states);
  stack = createBackStack(win as never);
}

async function pressBack(): Promise<void> {
  win.history.go(-1);
  await settleHistory();
}

/** A dialog that closes on request. */
function open(name: string, calls: string[] = []): () => void {
  const close = stack.add(() => {
    calls.push(name);
    close();
  });
  return close;
}

beforeEach(() => {
  vi.useFakeTimers();
  begin();
  return () => vi.useRealTimers();
});

it('closes the latest open dialog first, and then leaves the page', async () => {
  const calls: string[] = [];
  open('sheet', calls);
  await settleHistory();
  open('question', calls);
  await settleHistory();
  expect(win.urls()).toHaveLength(3);
  await pressBack();
  expect(calls).toEqual(['question']);
  await pressBack();
  expect(calls).toEqual(['question', 'sheet']);
  expect(win.urls()).toEqual(['/menu']);
});

it('removes the history entries of dialogs that close by themselves, one or two at a time', async () => {
  const [outer, inner] = [open('sheet'), open('question')];
  await settleHistory();
  outer();
  inner();
  await settleHistory();
  expect(win.urls()).toEqual(['/menu']);
  expect(win.history.scrollRestoration).toBe('auto');
});

it('uses one entry for two dialogs that open together or replace each other', async () => {
  const { go } = win.history;
  const spy = vi.fn(go);
  win.history.go = spy;
  open('strict')();
  const sheet = open('strict');
  await settleHistory();
  expect(win.urls()).toHaveLength(2);
  sheet();
  open('placed');
  await settleHistory();
  expect(win.urls()).toHaveLength(2);
  expect(spy).not.toHaveBeenCalled();
});

it('asks a dialog again if it stays open after Back', async () => {
  const onBack = vi.fn();
  stack.add(onBack);
  await settleHistory();
  await pressBack();
  await pressBack();
  expect(onBack).toHaveBeenCalledTimes(2);
  expect(win.urls()).toHaveLength(2);
});

it.each(['before it closes', 'while it closes', 'after it closed'])(
  'navigates from the page’s own entry %s',
  async (moment) => {
    const close = open('sheet');
    await settleHistory();
    const go = () => win.history.pushState(null, '', '/orders');
    if (moment === 'before it closes') go();
    close();
    if (moment === 'while it closes') await vi.advanceTimersByTimeAsync(5);
    if (moment === 'after it closed') await settleHistory();
    if (moment !== 'before it closes') go();
    await settleHistory();
    expect(win.urls()).toEqual(['/menu', '/orders']);
  },
);

it('replaces the page’s own entry below an open dialog', async () => {
  open('sheet');
  await settleHistory();
  win.history.replaceState(null, '', '/menu?tab=cart');
  await settleHistory();
  expect(win.urls()).toEqual(['/menu?tab=cart', '/menu?tab=cart']);
  await pressBack();
  expect(win.urls()).toEqual(['/menu?tab=cart']);
});

it('calls the last handler only after all dialogs, and can then leave the page', async () => {
  begin([null, null]);
  const calls: string[] = [];
  open('dialog', calls);
  const unsaved = stack.add(() => calls.push('unsaved'), true);
  await settleHistory();
  await pressBack();
  await pressBack();
  expect(calls).toEqual(['dialog', 'unsaved']);
  unsaved();
  stack.leave();
  await settleHistory();
  expect(win.urls()).toEqual(['/menu']);
});

it('after a reload, removes old dialog entries or reuses them for a new dialog', async () => {
  const oldEntries = [null, { 'thali-held': 1 }];
  begin(oldEntries);
  stack.tidy();
  await settleHistory();
  expect(win.urls()).toHaveLength(1);
  begin(oldEntries);
  open('again');
  await settleHistory();
  expect(win.urls()).toHaveLength(2);
});

it('does not cancel a navigation to another document', async () => {
  const close = open('sheet');
  await settleHistory();
  win.leaves();
  close();
  await settleHistory();
  expect(win.urls()).toHaveLength(2);
});
