import type { TeamLogEntry } from '@thali/shared/team/team-log.contract';
import { expect, it } from 'vitest';
import { teamLogCsv } from './team-log-csv.ts';

const entry: TeamLogEntry = {
  id: 'E1',
  at: '2026-11-27T07:35:00.000Z',
  action: 'endUncollectedOrder',
  summary: 'End an order that nobody collected',
  by: { id: 'P1', name: '=Asha' },
  approvedBy: { id: 'P2', name: 'Ravi, the manager' },
  device: { id: 'D1', name: 'Kitchen tablet' },
  subject: 'ORDER341E99',
  subjectName: null,
  detail: 'sold_out',
  amount: 112,
  outcome: 'done',
  code: null,
};

it('has a row for each entry with the time in India, and quotes formulas and commas', () => {
  const { name, content } = teamLogCsv([entry], '2026-11', 'anna');
  const [, row] = String(content).split('\r\n');
  expect(name).toBe('thali-anna-log-2026-11.csv');
  expect(row).toContain('2026-11-27,13:05,\'=Asha,Kitchen tablet,"Ravi, the manager"');
  expect(row).toMatch(/,ORDER341E99,112\.00,done$/);
});
