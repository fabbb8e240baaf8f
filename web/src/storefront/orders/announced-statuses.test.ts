import { describe, expect, it } from 'vitest';
import { createOrderJournal } from './announced-statuses.ts';

const at = (status: 'pending' | 'ready' | 'completed', minute: number) => ({
  id: 'one',
  status,
  updatedAt: `2026-11-20T07:0${minute}:00.000Z`,
});

describe('order journal', () => {
  it('tells each change once, and not what was there from the start', () => {
    const journal = createOrderJournal();
    expect(journal.note(at('pending', 0))).toBe(false);
    expect(journal.note(at('ready', 1))).toBe(true);
    expect(journal.note(at('ready', 1))).toBe(false);
  });

  it('takes no notice of what comes late', () => {
    const journal = createOrderJournal();
    journal.note(at('ready', 1));
    expect(journal.note(at('pending', 0))).toBe(false);
    expect(journal.note(at('completed', 2))).toBe(true);
  });

  it('knows which orders have left the list of those under way', () => {
    const journal = createOrderJournal();
    journal.note(at('ready', 1));
    expect(journal.missingFrom([at('ready', 1)])).toEqual([]);
    expect(journal.missingFrom([])).toEqual(['one']);
    journal.note(at('completed', 2));
    expect(journal.missingFrom([])).toEqual([]);
  });
});
