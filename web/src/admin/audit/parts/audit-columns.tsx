import type { AuditEntry } from '@thali/shared/admin/audit-log.contract';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { LookBadge } from '../../shared/look-badge.tsx';
import { Moment, Nothing } from '../../shared/moment.tsx';
import { auditText } from '../audit-text.ts';
import { outcomeLooks } from '../audit-texts.ts';
import { AuditTarget } from './audit-target.tsx';

export const auditColumns: readonly Column<AuditEntry>[] = [
  { key: 'at', header: 'When', cell: ({ at }) => <Moment at={at} /> },
  {
    key: 'action',
    header: 'What',
    isRowHeader: true,
    cell: ({ summary, detail, action }) => (
      <>
        {auditText(summary, detail)}
        <span className="block text-xs font-normal text-ink-faint">{action}</span>
      </>
    ),
  },
  { key: 'admin', header: 'Admin', cell: ({ adminName }) => adminName },
  { key: 'target', header: 'Of what', cell: ({ target }) => <AuditTarget target={target} /> },
  {
    key: 'reason',
    header: 'Reason',
    width: 'max-w-80',
    cell: ({ reason }) =>
      reason ? <span className="wrap-anywhere">{reason}</span> : <Nothing text="None given" />,
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
