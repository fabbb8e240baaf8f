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

/** Everything that admins changed or tried to change, latest first. */
export default function AuditPage() {
  const list = useApiPages('GET /admin/audit', { query: { limit: 50 } });
  const entries = useMemo(
    () => list.data?.pages.flatMap((page) => page.entries) ?? [],
    [list.data],
  );

  return (
    <section aria-label="Audit log" className="flex flex-col gap-4">
      <ScreenHeading title="Audit log" note="Every change an admin made or tried, latest first." />
      <GrowingList
        list={list}
        moreLabel="older entries"
        caption="Audit log"
        columns={auditColumns}
        rows={entries}
        keyOf={({ id }) => id}
        renderCard={(entry) => <AuditCard entry={entry} />}
        wideFrom="64rem"
        empty="No admin has changed anything yet."
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
    cell: ({ summary, detail, action }) => (
      <>
        {auditText(summary, detail)}
        <span className="block text-xs font-normal text-ink-faint">{action}</span>
      </>
    ),
  },
  { key: 'admin', header: 'Admin', cell: ({ adminName }) => adminName },
  { key: 'target', header: 'Target', cell: ({ target }) => <AuditTarget target={target} /> },
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

/** `Suspend or reactivate a vendor: suspended`. */
function auditText(summary: string, detail: string | null): string {
  return detail ? `${summary}: ${detail}` : summary;
}

const outcomeLooks: Record<AuditEntry['outcome'], Look> = {
  done: { label: 'Done', tone: 'leaf', Icon: CircleCheck },
  refused: { label: 'Refused', tone: 'accent', Icon: Ban },
  failed: { label: 'Failed', tone: 'chilli', Icon: CircleX },
  started: { label: 'Outcome unknown', tone: 'steel', Icon: CircleHelp },
};

/** A link to the changed vendor or payment. Other targets are plain text. */
function AuditTarget({ target }: { target: string | null }) {
  if (!target) return <EmptyValue />;
  const path = targetPath(target);
  if (!path) return <span className="wrap-anywhere">{target}</span>;
  return (
    <Link href={path} className={`inline-flex items-center wrap-anywhere ${quietLinkClass}`}>
      {target}
    </Link>
  );
}

/** An entry as a card, for phones. */
function AuditCard({ entry }: { entry: AuditEntry }) {
  const { at, adminName, summary, detail, target, reason, outcome, code } = entry;
  return (
    <Card className="flex flex-col gap-1 px-4 py-3 text-sm">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-base font-semibold">{auditText(summary, detail)}</h3>
        <LookBadge look={outcomeLooks[outcome]} />
      </div>
      {target && <AuditTarget target={target} />}
      {reason && <p className="text-ink-soft">{reason}</p>}
      {code && <p className="text-xs text-ink-faint">{code}</p>}
      <p className="flex flex-wrap justify-between gap-x-3 text-ink-faint">
        <span>{adminName}</span>
        <time dateTime={at} className="tabular-nums">
          {formatDate(at)}, {formatTime(at)}
        </time>
      </p>
    </Card>
  );
}
