import type { AuditEntry } from '@thali/shared/admin/audit-log.contract';
import { Ban, CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { GrowingList } from '../../lib/data/growing-list.tsx';
import { useApiPages } from '../../lib/data/use-paged-api.ts';
import { formatDate, formatTime } from '../../lib/time/format-time.ts';
import { Card } from '../../lib/ui/card.tsx';
import type { Column } from '../../lib/ui/table/table-column.ts';
import { targetPath } from '../shared/admin-links.ts';
import { DateTime, EmptyValue } from '../shared/date-time.tsx';
import { type Look, LookBadge } from '../shared/look-badge.tsx';
import { quietLinkClass } from '../shared/opening-button.tsx';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { actorKinds, changeText } from './audit-texts.ts';

/** The changes by people, the platform and Razorpay, latest first. */
export default function AuditPage() {
  const list = useApiPages('GET /admin/audit', { query: { limit: 50 } });
  const entries = useMemo(
    () => list.data?.pages.flatMap((page) => page.entries) ?? [],
    [list.data],
  );

  return (
    <section aria-label="Audit log" className="flex flex-col gap-4">
      <ScreenHeading
        title="Audit log"
        subtitle="Changes that admins made or tried, changes by owners to payments and GSTIN, and what Thali and Razorpay changed on their own. Latest first."
      />
      <GrowingList
        list={list}
        moreLabel="older entries"
        caption="Audit log"
        columns={auditColumns}
        rows={entries}
        keyOf={({ id }) => id}
        renderCard={(entry) => <AuditCard entry={entry} />}
        wideFrom="64rem"
        empty="Nobody has changed anything yet."
      />
    </section>
  );
}

const auditColumns: readonly Column<AuditEntry>[] = [
  { key: 'at', header: 'When', cell: ({ at }) => <DateTime at={at} /> },
  {
    key: 'action',
    header: 'Action',
    isRowHeader: true,
    width: 'max-w-96',
    cell: (entry) => (
      <>
        {entry.summary}
        <AuditChanges entry={entry} />
      </>
    ),
  },
  { key: 'person', header: 'By', cell: (entry) => <AuditPerson entry={entry} /> },
  { key: 'target', header: 'Changed', cell: (entry) => <AuditTarget entry={entry} /> },
  {
    key: 'reason',
    header: 'Reason',
    width: 'max-w-80',
    cell: ({ reason }) =>
      reason ? <span className="wrap-anywhere">{reason}</span> : <EmptyValue text="None given" />,
  },
  {
    key: 'outcome',
    header: 'Outcome',
    cell: ({ outcome, code }) => (
      <>
        <LookBadge look={outcomeLooks[outcome]} />
        {code && <span className="mt-1 block text-xs text-ink-faint">{code}</span>}
      </>
    ),
  },
];

/** The changed fields with old and new values. Older entries know only the names of the fields. */
function AuditChanges({ entry: { changes, detail } }: { entry: AuditEntry }) {
  const lines = changes.length > 0 ? changes.map(changeText) : [detail ?? ''];
  return (
    <span className="block text-sm font-normal text-ink-soft empty:hidden">
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block wrap-anywhere">
          {line}
        </span>
      ))}
    </span>
  );
}

/** The person's name and kind. */
function AuditPerson({ entry: { adminName, actorKind } }: { entry: AuditEntry }) {
  const kind = actorKinds[actorKind];
  return (
    <>
      {adminName || kind}
      {adminName && adminName !== kind && <span className="block text-ink-faint">{kind}</span>}
    </>
  );
}

const outcomeLooks: Record<AuditEntry['outcome'], Look> = {
  done: { label: 'Done', tone: 'leaf', Icon: CircleCheck },
  refused: { label: 'Refused', tone: 'accent', Icon: Ban },
  failed: { label: 'Failed', tone: 'chilli', Icon: CircleX },
  started: { label: 'Outcome unknown', tone: 'steel', Icon: CircleHelp },
};

/** The name of the changed object, with a link to a vendor or payment. An object without a name shows its id. */
function AuditTarget({ entry: { target, targetName } }: { entry: AuditEntry }) {
  if (!target) return <EmptyValue />;
  const path = targetPath(target);
  const name = targetName ?? target;
  if (!path) return <span className="wrap-anywhere">{name}</span>;
  return (
    <Link href={path} className={`inline-flex items-center wrap-anywhere ${quietLinkClass}`}>
      {name}
    </Link>
  );
}

/** An entry as a card, for phones. */
function AuditCard({ entry }: { entry: AuditEntry }) {
  const { at, summary, reason, outcome, code } = entry;
  return (
    <Card className="flex flex-col gap-1 px-4 py-3 text-sm">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-base font-semibold">{summary}</h3>
        <LookBadge look={outcomeLooks[outcome]} />
      </div>
      {entry.target && <AuditTarget entry={entry} />}
      <AuditChanges entry={entry} />
      {reason && <p className="text-ink-soft">{reason}</p>}
      {code && <p className="text-xs text-ink-faint">{code}</p>}
      <div className="flex flex-wrap items-end justify-between gap-x-3">
        <p>
          <AuditPerson entry={entry} />
        </p>
        <time dateTime={at} className="text-ink-faint tabular-nums">
          {formatDate(at)}, {formatTime(at)}
        </time>
      </div>
    </Card>
  );
}
