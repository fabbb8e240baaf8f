import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';

/** A link that opens in a new tab. */
export function TabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="touch inline-flex items-center gap-2 self-start font-semibold text-accent-ink underline underline-offset-2"
    >
      {children}
      <ExternalLink size={16} />
      <span className="sr-only">, opens a new tab</span>
    </a>
  );
}
