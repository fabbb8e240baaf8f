import { useMemo } from 'react';
import { callApi } from '../../lib/api/call-api.ts';
import { DataTable } from '../../lib/ui/table/data-table.tsx';
import { Loaded, MoreButton } from '../shared/loaded.tsx';
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

  const table = (isLoading: boolean) => (
    <DataTable
      caption="Audit log"
      columns={auditColumns}
      rows={entries}
      keyOf={({ id }) => id}
      renderCard={(entry) => <AuditCard entry={entry} />}
      wideFrom="64rem"
      isLoading={isLoading}
      empty="No admin has changed anything yet."
    />
  );

  return (
    <section aria-label="Audit log" className="flex flex-col gap-4">
      <ScreenHeading title="Audit log" note="Every change an admin made or tried, latest first." />
      <Loaded reading={list} loading={table(true)}>
        {() => (
          <div className="flex flex-col gap-4">
            {table(false)}
            <MoreButton what="older entries" list={list} />
          </div>
        )}
      </Loaded>
    </section>
  );
}
