import type { AuditEntry } from '@thali/shared/admin/audit-log.contract';
import { Ban, CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import type { Look } from '../shared/look-badge.tsx';

export const outcomeLooks: Record<AuditEntry['outcome'], Look> = {
  done: { label: 'Done', tone: 'leaf', Icon: CircleCheck },
  refused: { label: 'Refused', tone: 'accent', Icon: Ban },
  failed: { label: 'Failed', tone: 'chilli', Icon: CircleX },
  started: { label: 'End unknown', tone: 'steel', Icon: CircleHelp },
};
