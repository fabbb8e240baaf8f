import { useMemo } from 'react';
import { callApi } from '../../lib/api/call-api.ts';
import { GrowingList } from '../../lib/data/growing-list.tsx';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { useAdminPages } from '../shared/use-admin-query.ts';
import { AuditCard, auditColumns } from './parts/audit-list.tsx';

const pageSize = 50;

/** What admins changed or tried to change, newest first. */
export default function AuditPage() {
  const list = useAdminPages({
    key: ['audit'],
    read: (cursor, options) =>
      callApi('GET /admin/audit', { query: { limit: pageSize, cursor }, ...options }),
  });
  const entries = useMemo(
    () => list.data?.pages.flatMap((page) => page.entries) ?? [],
    [list.data],
  );

  return (
    <section aria-label="Audit log" className="flex flex-col gap-4">
      <ScreenHeading title="Audit log" note="Every change an admin made or tried, latest first." />
      <GrowingList
        list={list}
        more="older entries"
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
