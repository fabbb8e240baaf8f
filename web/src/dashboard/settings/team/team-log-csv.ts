import type { TeamLogEntry } from '@thali/shared/team/team-log.contract';
import { toIst } from '@thali/shared/time/ist';
import type { SavedFile } from '../../../lib/files/save-file.ts';
import { toCsv } from '../../../lib/files/to-csv.ts';
import { actionText } from './team-texts.ts';

const header = [
  'Date',
  'Time',
  'Person',
  'Device',
  'Approved by',
  'Action',
  'Subject',
  'Amount',
  'Outcome',
];

/** The log of a month as a CSV file, one row per entry. Rule: team-9 */
export function teamLogCsv(
  entries: readonly TeamLogEntry[],
  month: string,
  subdomain: string,
): SavedFile {
  const rows = entries.map((entry) => {
    const { date, clock } = toIst(new Date(entry.at));
    return [
      date,
      clock,
      entry.by.name,
      entry.device?.name ?? null,
      entry.approvedBy?.name ?? null,
      actionText(entry),
      entry.subject,
      entry.amount === null ? null : entry.amount.toFixed(2),
      entry.outcome,
    ];
  });
  return {
    name: `thali-${subdomain}-log-${month}.csv`,
    content: toCsv([header, ...rows]),
    type: 'text/csv',
  };
}
