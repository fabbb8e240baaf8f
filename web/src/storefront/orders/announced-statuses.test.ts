import { describe, expect, it } from 'vitest';
import { createAnnouncedStatuses } from './use-follow-orders.ts';

const at = (status: 'pending' | 'ready' | 'completed', minute: number) => ({
  id: 'one',
  status,
  updatedAt: `2026-11-20T07:0${minute}:00.000Z`,
});

describe('announced statuses', () => {
  it('announce each change once, but not the first status', () => {
    const announced = createAnnouncedStatuses();
    expect(announced.note(at('pending', 0))).toBe(false);
    expect(announced.note(at('ready', 1))).toBe(true);
    expect(announced.note(at('ready', 1))).toBe(false);
  });

  it('ignore late events', () => {
    const announced = createAnnouncedStatuses();
    announced.note(at('ready', 1));
    expect(announced.note(at('pending', 0))).toBe(false);
    expect(announced.note(at('completed', 2))).toBe(true);
  });

  it('find the orders that have left the ongoing list', () => {
    const announced = createAnnouncedStatuses();
    announced.note(at('ready', 1));
    expect(announced.missingFrom([at('ready', 1)])).toEqual([]);
    expect(announced.missingFrom([])).toEqual(['one']);
    announced.note(at('completed', 2));
    expect(announced.missingFrom([])).toEqual([]);
  });
});
