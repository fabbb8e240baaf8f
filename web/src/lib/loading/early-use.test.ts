import { afterEach, expect, it, vi } from 'vitest';
import { earlyUse, pressSelector, replayEarlyPresses, takeEarlyFields } from './early-use.ts';

afterEach(() => {
  Object.assign(earlyUse(), { presses: [], fields: {}, focus: undefined });
});

/** Shows a page with these controls. @returns the clicks and focus changes on them */
function showPage(presses: readonly string[]): string[] {
  const events: string[] = [];
  const controlOf = (selector: string) => ({
    click: () => events.push(`click ${selector}`),
    focus: () => events.push(`focus ${selector}`),
  });
  const selectors = presses.map(pressSelector);
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selectors.includes(selector) ? controlOf(selector) : null,
  });
  return events;
}

it('replays presses in order and once', () => {
  const events = showPage(['add B', 'add A', 'tab cart']);
  earlyUse().presses.push('add A', 'add B', 'tab cart');
  const hidden = vi.fn();
  replayEarlyPresses(hidden);
  const clicks = ['add A', 'add B', 'tab cart'].map((press) => `click ${pressSelector(press)}`);
  expect(events).toEqual(clicks);
  replayEarlyPresses(hidden);
  expect(events).toEqual(clicks);
  expect(hidden).not.toHaveBeenCalled();
});

it('reports a press if its control is not on the page', () => {
  const events = showPage(['add A']);
  earlyUse().presses.push('add A', 'favorite B');
  const hidden = vi.fn();
  replayEarlyPresses(hidden);
  expect(events).toEqual([`click ${pressSelector('add A')}`]);
  expect(hidden.mock.calls).toEqual([['favorite B']]);
});

it('returns the focus before it repeats the presses', () => {
  const events = showPage(['add A']);
  Object.assign(earlyUse(), { presses: ['add A'], focus: pressSelector('add A') });
  replayEarlyPresses(vi.fn());
  expect(events.map((event) => event.split(' ')[0])).toEqual(['focus', 'click']);
});

it('applies the values of fields once', () => {
  earlyUse().fields = { search: 'dal' };
  expect(takeEarlyFields()).toEqual({ search: 'dal' });
  expect(takeEarlyFields()).toEqual({});
});
