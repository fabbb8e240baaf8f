import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultLimits, type InactivityLimits } from './inactivity-limits.ts';
import { type WatchState, watchInactivity } from './inactivity-watch.ts';

const second = 1000;
const minute = 60 * second;

/** What all tabs of one person share. */
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
    isHeld: () => isOrderShown,
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
/** The clock goes on, and no timer runs: the lid is closed. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) });
  shared = undefined;
  isOrderShown = false;
});
afterEach(() => vi.useRealTimers());

describe('without activity', () => {
  it('a vendor is warned after 14 minutes and logged out after 15', () => {
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

  it('a customer is warned after 20 seconds and logged out after 30', () => {
    const tab = openTab(defaultLimits.student);
    pass(20 * second);
    expect(tab.secondsLeft()).toBe(10);
    pass(10 * second);
    expect(tab.states).toEqual(['warning', 'ended']);
  });

  it('nothing happens any more once it was stopped, or is over', () => {
    const stopped = openTab();
    stopped.stop();
    pass(60 * minute);
    expect(stopped.states).toEqual([]);
    const over = openTab();
    pass(15 * minute);
    over.touch();
    over.signal();
    over.stay();
    pass(60 * minute);
    expect(over.states).toEqual(['warning', 'ended']);
  });
});

describe('activity', () => {
  it('starts the time again', () => {
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

  it('is written once a second at most', () => {
    const tab = openTab();
    const write = vi.fn();
    const busy = watchInactivity({
      limits: defaultLimits.vendor,
      record: { read: () => undefined, write },
      isHeld: () => false,
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

  it('does not answer the warning by itself: a nudged mouse is no answer', () => {
    const tab = openTab();
    pass(14 * minute + 10 * second);
    tab.touch();
    expect(tab.secondsLeft()).toBe(50);
    pass(50 * second);
    expect(tab.states).toEqual(['warning', 'ended']);
  });

  it('of an order that came over the live link counts, also during the warning', () => {
    const tab = openTab();
    pass(14 * minute + 10 * second);
    tab.signal();
    expect(tab.states).toEqual(['warning', 'active']);
    pass(14 * minute);
    expect(tab.states).toEqual(['warning', 'active', 'warning']);
  });

  it('is an ongoing order on screen, for as long as it is there', () => {
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

  it('gives others their 30 seconds, as often as they ask', () => {
    const tab = openTab(defaultLimits.student);
    for (let time = 0; time < 12; time += 1) {
      pass(29 * second);
      expect(tab.secondsLeft()).toBe(1);
      tab.stay();
    }
    pass(30 * second);
    expect(tab.states.at(-1)).toBe('ended');
  });

  it('may give more than the time without it', () => {
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
  it('count each other’s activity', () => {
    const [one, other] = [openTab(), openTab()];
    for (let time = 0; time < 5; time += 1) {
      pass(10 * minute);
      one.touch();
    }
    expect(other.states).toEqual([]);
    one.stop();
    pass(14 * minute);
    expect(other.states).toEqual(['warning']);
  });

  it('take back the warning when the other one is answered', () => {
    const [one, other] = [openTab(), openTab()];
    pass(14 * minute);
    expect([one.states, other.states]).toEqual([['warning'], ['warning']]);
    one.stay();
    other.check();
    expect(other.states).toEqual(['warning', 'active']);
  });

  it('know the later of them again after another person’s logout has cleared the storage', () => {
    const here = openTab();
    pass(5 * minute);
    const there = openTab();
    for (const tabs of [
      [here, there],
      [there, here],
    ]) {
      shared = undefined;
      for (const tab of tabs) tab.remember();
      expect(shared).toBe(Date.now());
    }
  });

  it('of which one shows an ongoing order: the other one does not warn', () => {
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
    watchInactivity({ limits, record, isHeld: () => false, onState });
    watchInactivity({ limits, record, isHeld: () => isShown, onState });
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
  it('is logged out on waking, however it wakes', () => {
    for (const wake of ['check', 'touch', 'signal', 'stay'] as const) {
      shared = undefined;
      const tab = openTab();
      sleep(15 * minute);
      tab[wake]();
      expect(tab.states).toEqual(['ended']);
    }
  });

  it('shows what is left of the warning when it wakes in time', () => {
    const tab = openTab();
    sleep(14 * minute + 20 * second);
    tab.check();
    expect(tab.secondsLeft()).toBe(40);
  });

  it('whose other tab was used meanwhile, as a frozen tab finds, stays logged in', () => {
    const tab = openTab();
    sleep(60 * minute);
    shared = Date.now() - minute;
    tab.check();
    expect(tab.states).toEqual([]);
  });

  it('keeps who looked at an order a while ago, not who left one open overnight', () => {
    isOrderShown = true;
    const customer = openTab(defaultLimits.student);
    sleep(40 * minute);
    customer.check();
    expect(customer.states).toEqual([]);
    sleep(10 * 60 * minute);
    customer.check();
    expect(customer.states).toEqual(['ended']);
  });

  it('does not mind a clock that is set back', () => {
    const tab = openTab();
    vi.setSystemTime(Date.now() - 60 * minute);
    tab.touch();
    pass(14 * minute);
    expect(tab.states).toEqual(['warning']);
  });
});
