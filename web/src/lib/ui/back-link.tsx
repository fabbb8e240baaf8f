import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';

/** A link back to the parent page. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink"
    >
      <ArrowLeft size={18} />
      {label}
    </Link>
  );
}
