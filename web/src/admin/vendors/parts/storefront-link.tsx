import { ExternalLink } from 'lucide-react';
import { menuLinkHere } from '../../../lib/tenant/menu-link-here.ts';

interface StorefrontLinkProps {
  subdomain: string;
  className?: string;
}

/** To the menu as customers see it, in a tab of its own. */
export function StorefrontLink({ subdomain, className = '' }: StorefrontLinkProps) {
  return (
    <a
      href={menuLinkHere(subdomain)}
      target="_blank"
      rel="noopener noreferrer"
      className={`-my-2.5 inline-flex min-h-11 items-center gap-1 text-accent-ink hover:underline ${className}`}
    >
      <span className="wrap-anywhere">{subdomain}</span>
      <ExternalLink size={14} aria-hidden="true" className="shrink-0" />
      <span className="sr-only">: storefront, in a new tab</span>
    </a>
  );
}
