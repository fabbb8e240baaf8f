import type { AuditChange, AuditEntry } from '@thali/shared/admin/audit-log.contract';
import { planCatalogue } from '@thali/shared/plans/plan-catalogue';

export const actorKinds: Record<AuditEntry['actorKind'], string> = {
  admin: 'Platform admin',
  owner: 'Owner',
  device: 'Kitchen device',
  operator: 'Operator',
  automatic: 'Automatic',
  provider: 'Payment provider',
  unknown: 'Deleted account',
};

/** `Accent color: #6d2e6b → #112233`, or `Phone: changed` if the log keeps no values. */
export function changeText({ field, from, to }: AuditChange): string {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const name = acronyms[field] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  if (from === undefined || to === undefined) return `${name}: changed`;
  const [oldValue, newValue] = field === 'plan' ? [planName(from), planName(to)] : [from, to];
  return `${name}: ${oldValue} → ${newValue}`;
}

/** `Starter` for `starter`. Leaves `none` unchanged. */
function planName(value: string): string {
  return Object.values(planCatalogue).find(({ id }) => id === value)?.name ?? value;
}

const acronyms: Readonly<Record<string, string>> = { gstin: 'GSTIN', upi: 'UPI', upiId: 'UPI ID' };
