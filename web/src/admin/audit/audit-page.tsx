import { useMemo } from 'react';
import { GrowingList } from '../../lib/data/growing-list.tsx';
import { useApiPages } from '../../lib/data/use-paged-api.ts';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { AuditCard, auditColumns } from './parts/audit-list.tsx';

/** Everything that admins changed or tried to change, newest first. */
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
