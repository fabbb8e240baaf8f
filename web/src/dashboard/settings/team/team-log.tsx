import { formatShortPaise, toPaise } from '@thali/shared/money/paise';
import type { PersonTotals, TeamLogEntry } from '@thali/shared/team/team-log.contract';
import { useMemo, useState } from 'react';
import { GrowingList } from '../../../lib/data/growing-list.tsx';
import { useApi } from '../../../lib/data/use-api.ts';
import { readWholeList, useApiPages } from '../../../lib/data/use-paged-api.ts';
import { formatDayAndTime } from '../../../lib/time/format-time.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { Select } from '../../../lib/ui/select.tsx';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { MonthDownload } from '../../shared/month-download.tsx';
import { lastMonths, monthName } from '../../shared/months.ts';
import type { Vendor } from '../../shared/own-vendor.ts';
import { SettingsSection } from '../parts/settings-section.tsx';
import { teamLogCsv } from './team-log-csv.ts';
import { actionText, actorText } from './team-texts.ts';

const logCall = 'GET /vendors/{vendorId}/team/log';
const monthsKept = 13;
const pageSize = 20;

/** Lists sales, cancellations, refunds and received payments, with totals for each person. Rule: team-9, team-10 */
export function TeamLog({ vendor }: { vendor: Vendor }) {
  const [months] = useState(() => lastMonths(new Date(serverNow())).slice(0, monthsKept));
  const [month, setMonth] = useState(months[0] ?? '');
  const [person, setPerson] = useState('');
  const params = { vendorId: vendor.id };
  const totals = useApi('GET /vendors/{vendorId}/team/totals', { params, query: { month } });
  const people = totals.data?.people ?? [];
  const query = { month, limit: pageSize, ...(person && { person }) };
  const list = useApiPages(logCall, { params, query });
  const entries = useMemo(
    () => list.data?.pages.flatMap((page) => page.entries) ?? [],
    [list.data],
  );
  return (
    <SettingsSection
      title="Log"
      description="Sales, cancellations, refunds, payments and changes by your team. Nobody can edit it."
    >
      <div className="flex flex-col gap-5">
        <div className="grid gap-3 sm:grid-cols-2">
          <Select
            label="Month"
            value={month}
            options={months.map((value) => ({ value, label: monthName(value) }))}
            onChange={setMonth}
          />
          <Select
            label="Person"
            value={person}
            options={[
              { value: '', label: 'Everybody' },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={setPerson}
          />
        </div>
        {people.length > 0 && <Totals people={people} />}
        <GrowingList
          list={list}
          moreLabel="older entries"
          caption="Log of the team"
          columns={columns}
          rows={entries}
          keyOf={({ id }) => id}
          renderCard={(entry) => <LogCard entry={entry} />}
          wideFrom="48rem"
          empty="Nothing in this month."
        />
        <MonthDownload
          rowsName="log"
          month={month}
          read={(chosen) => readMonth(vendor.id, chosen)}
          toFile={(rows, chosen) => teamLogCsv(rows, chosen, vendor.subdomain)}
        />
      </div>
    </SettingsSection>
  );
}

const columns: readonly Column<TeamLogEntry>[] = [
  {
    key: 'at',
    header: 'When',
    width: 'whitespace-nowrap',
    cell: ({ at }) => formatDayAndTime(at),
  },
  { key: 'who', header: 'Who', cell: actorText },
  { key: 'what', header: 'What', isRowHeader: true, cell: actionText },
  { key: 'amount', header: 'Amount', cell: amountText },
];

function LogCard({ entry }: { entry: TeamLogEntry }) {
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <strong>{actionText(entry)}</strong>
        <span className="tabular-nums">{amountText(entry)}</span>
      </p>
      <p className="text-sm text-ink-soft">
        {actorText(entry)} · {formatDayAndTime(entry.at)}
      </p>
    </>
  );
}

function amountText({ amount }: Pick<TeamLogEntry, 'amount'>): string {
  return amount === null ? '' : formatShortPaise(toPaise(amount));
}

/** The sums of each person in the month. */
function Totals({ people }: { people: readonly PersonTotals[] }) {
  return (
    <ul aria-label="Totals of each person" className="grid gap-2 sm:grid-cols-2">
      {people.map((person) => (
        <li key={person.id} className="rounded-field border border-line px-3.5 py-2.5">
          <p className="font-semibold wrap-anywhere">{person.name}</p>
          <p className="text-sm text-ink-soft tabular-nums">{totalsText(person)}</p>
        </li>
      ))}
    </ul>
  );
}

const totalVerbs = {
  sales: 'sold',
  undoneSales: 'undone',
  receipts: 'received',
  cancellations: 'cancelled',
  refunds: 'refunded',
} as const;

/** `3 sold (₹310) · 1 refunded (₹60)`. */
function totalsText(person: PersonTotals): string {
  const names = Object.keys(totalVerbs) as (keyof typeof totalVerbs)[];
  return names
    .filter((name) => person[name].count > 0)
    .map((name) => `${person[name].count} ${totalVerbs[name]} (${amountText(person[name])})`)
    .join(' · ');
}

async function readMonth(vendorId: string, month: string): Promise<TeamLogEntry[]> {
  const { rows } = await readWholeList(
    logCall,
    { params: { vendorId }, query: { month, limit: 1000 } },
    { rowsOf: ({ entries }) => entries, keyOf: ({ id }) => id },
  );
  return rows;
}
