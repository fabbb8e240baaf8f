import type { AuditEntry } from '@thali/shared/admin/audit-log.contract';
import { formatDate, formatTime } from '../../../lib/time/format-time.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { LookBadge } from '../../shared/look-badge.tsx';
import { auditText } from '../audit-text.ts';
import { outcomeLooks } from '../audit-texts.ts';
import { AuditTarget } from './audit-target.tsx';

/** The same entry as a card, for phones. */
export function AuditCard({ entry }: { entry: AuditEntry }) {
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
