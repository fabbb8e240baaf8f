import { Link } from 'wouter';
import { targetPath } from '../../shared/admin-links.ts';
import { Nothing } from '../../shared/moment.tsx';
import { quietLinkClass } from '../../shared/quiet-link-class.ts';

/** What was changed, and the way there. */
export function AuditTarget({ target }: { target: string | null }) {
  if (!target) return <Nothing />;
  const path = targetPath(target);
  if (!path) return <span className="wrap-anywhere">{target}</span>;
  return (
    <Link href={path} className={`inline-flex items-center wrap-anywhere ${quietLinkClass}`}>
      {target}
    </Link>
  );
}
