import { demoSignIns } from './sign-in.ts';
import { getFigures, type WireAuditEntry } from './wire-figures.ts';

/** Enough for the entries of test files that run at the same time. */
const maxPages = 20;

/** The audit entries of jobs and of Razorpay for a vendor or payment, oldest first. */
export async function systemEntriesOf(target: string) {
  const { token } = await demoSignIns.admin();
  const found: WireAuditEntry[] = [];
  let cursor = '';
  for (let page = 0; page < maxPages; page += 1) {
    const { entries, pagination } = await getFigures(`/admin/audit?limit=100${cursor}`, token);
    found.push(...entries.filter((entry) => entry.target === target));
    if (!pagination.next_cursor) break;
    cursor = `&cursor=${encodeURIComponent(pagination.next_cursor)}`;
  }
  return found
    .filter(({ actor_kind }) => actor_kind === 'automatic' || actor_kind === 'provider')
    .map(({ admin_name, action, detail, changes }) => ({ admin_name, action, detail, changes }))
    .reverse();
}
