import { describe, expect, it } from 'vitest';
import { createAnnouncedStatuses } from './use-follow-orders.ts';

const at = (status: 'pending' | 'ready' | 'completed', minute: number) => ({
  id: 'one',
  status,
  updatedAt: `2026-11-20T07:0${minute}:00.000Z`,
});

describe('order journal', () => {
  it('tells each change once, and not what was there from the start', () => {
    const announced = createAnnouncedStatuses();
    expect(announced.note(at('pending', 0))).toBe(false);
    expect(announced.note(at('ready', 1))).toBe(true);
    expect(announced.note(at('ready', 1))).toBe(false);
  });

  it('takes no notice of what comes late', () => {
    const announced = createAnnouncedStatuses();
    announced.note(at('ready', 1));
    expect(announced.note(at('pending', 0))).toBe(false);
    expect(announced.note(at('completed', 2))).toBe(true);
  });

  it('knows which orders have left the list of those under way', () => {
    const announced = createAnnouncedStatuses();
    announced.note(at('ready', 1));
    expect(announced.missingFrom([at('ready', 1)])).toEqual([]);
    expect(announced.missingFrom([])).toEqual(['one']);
    announced.note(at('completed', 2));
    expect(announced.missingFrom([])).toEqual([]);
  });
});
