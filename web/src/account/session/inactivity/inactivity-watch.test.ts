import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultLimits, type InactivityLimits } from './inactivity-limits.ts';
import { type WatchState, watchInactivity } from './inactivity-watch.ts';

const second = 1000;
const minute = 60 * second;

/** The activity record that all tabs of one person share. */
let shared: number | undefined;
let isOrderShown = false;

function openTab(limits: InactivityLimits = defaultLimits.vendor) {
  const states: WatchState['phase'][] = [];
  let state: WatchState = { phase: 'active' };
  const watch = watchInactivity({
    limits,
    record: {
      read: () => shared,
      write: (at) => {
        shared = at;
      },
    },
    isOrderOnScreen: () => isOrderShown,
    onState(next) {
      state = next;
      states.push(next.phase);
    },
  });
  const secondsLeft = () =>
    state.phase === 'warning' ? (state.endsAt - Date.now()) / second : undefined;
  return { ...watch, states, secondsLeft };
}

const pass = (ms: number) => vi.advanceTimersByTime(ms);
/** Moves the clock without running timers, as a closed laptop does. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) });
  shared = undefined;
  isOrderShown = false;
});
afterEach(() => vi.useRealTimers());

describe('a session without activity', () => {
  it('warns a vendor after 14 minutes and logs out after 15', () => {
    const tab = openTab();
    pass(14 * minute - 1);
    expect(tab.states).toEqual([]);
    pass(1);
    expect(tab.states).toEqual(['warning']);
    expect(tab.secondsLeft()).toBe(60);
    pass(minute - 1);
    expect(tab.states).toEqual(['warning']);
    pass(1);
    expect(tab.states).toEqual(['warning', 'ended']);
  });

  it('warns a customer after 20 seconds and logs out after 30', () => {
    const tab = openTab(defaultLimits.student);
    pass(20 * second);
    expect(tab.secondsLeft()).toBe(10);
    pass(10 * second);
    expect(tab.states).toEqual(['warning', 'ended']);
  });

  it('reports nothing after it stops or ends', () => {
    const stoppedTab = openTab();
    stoppedTab.stop();
    pass(60 * minute);
    expect(stoppedTab.states).toEqual([]);
    const endedTab = openTab();
    pass(15 * minute);
    endedTab.touch();
    endedTab.signal();
    endedTab.stay();
    pass(60 * minute);
    expect(endedTab.states).toEqual(['warning', 'ended']);
  });
});

describe('activity', () => {
  it('restarts the time', () => {
    const tab = openTab();
    pass(13 * minute);
    tab.touch();
    pass(13 * minute);
    tab.touch();
    pass(14 * minute - 1);
    expect(tab.states).toEqual([]);
    pass(1);
    expect(tab.states).toEqual(['warning']);
  });

  it('writes the record at most once a second', () => {
    const tab = openTab();
    const write = vi.fn();
    const busy = watchInactivity({
      limits: defaultLimits.vendor,
      record: { read: () => undefined, write },
      isOrderOnScreen: () => false,
      onState: () => undefined,
    });
    write.mockClear();
    for (let moved = 0; moved < 100; moved += 1) {
      pass(30);
      busy.touch();
    }
    expect(write.mock.calls.length).toBeLessThanOrEqual(3);
    expect(write).toHaveBeenCalled();
    tab.stop();
  });

  it('does not close the warning', () => {
    const tab = openTab();
    pass(14 * minute + 10 * second);
    tab.touch();
    expect(tab.secondsLeft()).toBe(50);
    pass(50 * second);
    expect(tab.states).toEqual(['warning', 'ended']);
  });

  it('includes a live order update, also during the warning', () => {
    const tab = openTab();
    pass(14 * minute + 10 * second);
    tab.signal();
    expect(tab.states).toEqual(['warning', 'active']);
    pass(14 * minute);
    expect(tab.states).toEqual(['warning', 'active', 'warning']);
  });

  it('includes an ongoing order while it is on screen', () => {
    isOrderShown = true;
    const tab = openTab(defaultLimits.student);
    pass(40 * minute);
    expect(tab.states).toEqual([]);
    isOrderShown = false;
    pass(30 * second);
    expect(tab.states).toEqual(['warning', 'ended']);
  });
});

describe('Stay Logged In', () => {
  it('gives a vendor 10 minutes from now', () => {
    const tab = openTab();
    pass(14 * minute + 30 * second);
    tab.stay();
    expect(tab.states).toEqual(['warning', 'active']);
    pass(9 * minute - 1);
    expect(tab.states).toEqual(['warning', 'active']);
    pass(1);
    expect(tab.secondsLeft()).toBe(60);
    pass(minute);
    expect(tab.states).toEqual(['warning', 'active', 'warning', 'ended']);
  });

  it('gives a customer 30 seconds at each click', () => {
    const tab = openTab(defaultLimits.student);
    for (let time = 0; time < 12; time += 1) {
      pass(29 * second);
      expect(tab.secondsLeft()).toBe(1);
      tab.stay();
    }
    pass(30 * second);
    expect(tab.states.at(-1)).toBe('ended');
  });

  it('may give more time than the limit without it', () => {
    const tab = openTab({ warnAfterSeconds: 10, logoutAfterSeconds: 20, extendBySeconds: 600 });
    pass(15 * second);
    tab.stay();
    pass(590 * second - 1);
    expect(tab.states).toEqual(['warning', 'active']);
    pass(1);
    expect(tab.secondsLeft()).toBe(10);
  });
});

describe('two tabs', () => {
  it('share their activity', () => {
    const [firstTab, secondTab] = [openTab(), openTab()];
    for (let time = 0; time < 5; time += 1) {
      pass(10 * minute);
      firstTab.touch();
    }
    expect(secondTab.states).toEqual([]);
    firstTab.stop();
    pass(14 * minute);
    expect(secondTab.states).toEqual(['warning']);
  });

  it('close the warning in one tab when the person answers the other', () => {
    const [firstTab, secondTab] = [openTab(), openTab()];
    pass(14 * minute);
    expect([firstTab.states, secondTab.states]).toEqual([['warning'], ['warning']]);
    firstTab.stay();
    secondTab.check();
    expect(secondTab.states).toEqual(['warning', 'active']);
  });

  it('share their activity again after another person’s logout clears the storage', () => {
    const firstTab = openTab();
    pass(5 * minute);
    const secondTab = openTab();
    for (const tabs of [
      [firstTab, secondTab],
      [secondTab, firstTab],
    ]) {
      shared = undefined;
      for (const tab of tabs) tab.remember();
      expect(shared).toBe(Date.now());
    }
  });

  it('show no warning while one tab shows an ongoing order', () => {
    let isShown = true;
    const record = {
      read: () => shared,
      write: (at: number) => {
        shared = at;
      },
    };
    const limits = defaultLimits.vendor;
    const states: string[] = [];
    const onState = (state: WatchState) => states.push(state.phase);
    watchInactivity({ limits, record, isOrderOnScreen: () => false, onState });
    watchInactivity({ limits, record, isOrderOnScreen: () => isShown, onState });
    pass(120 * minute);
    expect(states).toEqual([]);
    isShown = false;
    pass(14 * minute - 11 * second);
    expect(states).toEqual([]);
    pass(11 * second);
    expect(states).toEqual(['warning', 'warning']);
  });
});

describe('a sleeping machine', () => {
  it('logs out at each kind of wake event', () => {
    for (const wake of ['check', 'touch', 'signal', 'stay'] as const) {
      shared = undefined;
      const tab = openTab();
      sleep(15 * minute);
      tab[wake]();
      expect(tab.states).toEqual(['ended']);
    }
  });

  it('shows the remaining time of the warning if it wakes in time', () => {
    const tab = openTab();
    sleep(14 * minute + 20 * second);
    tab.check();
    expect(tab.secondsLeft()).toBe(40);
  });

  it('stays logged in if another tab was active while this tab was frozen', () => {
    const tab = openTab();
    sleep(60 * minute);
    shared = Date.now() - minute;
    tab.check();
    expect(tab.states).toEqual([]);
  });

  it('keeps a person logged in after a recent look at an order, but not overnight', () => {
    isOrderShown = true;
    const customer = openTab(defaultLimits.student);
    sleep(40 * minute);
    customer.check();
    expect(customer.states).toEqual([]);
    sleep(10 * 60 * minute);
    customer.check();
    expect(customer.states).toEqual(['ended']);
  });

  it('handles a clock that is set back', () => {
    const tab = openTab();
    vi.setSystemTime(Date.now() - 60 * minute);
    tab.touch();
    pass(14 * minute);
    expect(tab.states).toEqual(['warning']);
  });
});
