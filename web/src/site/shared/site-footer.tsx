import { ArrowUpRight } from 'lucide-react';
import { mainSiteUrl, platformDomain } from '../../lib/tenant/current-tenant.ts';
import { ThaliLogo } from '../../lib/ui/marks/thali-logo.tsx';
import { footerLinks } from './site-links.ts';

const linkClass =
  'inline-flex min-h-11 items-center gap-1 rounded-lg px-2 font-semibold text-ink-soft hover:text-ink hover:underline underline-offset-4';

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto flex max-w-6xl flex-col gap-6 px-4 py-10 sm:px-6 md:flex-row md:items-start md:justify-between">
        <div>
          <ThaliLogo />
          <p className="mt-2 max-w-xs text-sm text-ink-soft">
            Ordering for messes, cafeterias and food courts.
          </p>
        </div>
        <nav aria-label="More about Thali" className="-mx-2 md:mx-0">
          <ul className="grid grid-cols-2 gap-x-6 text-sm sm:grid-cols-3">
            {footerLinks.map(([name, href]) => (
              <li key={href}>
                <a href={href} className={linkClass}>
                  {name}
                </a>
              </li>
            ))}
            <li className="col-span-2 sm:col-span-3">
              <a href={mainSiteUrl()} target="_blank" rel="noopener" className={linkClass}>
                {platformDomain()}
                <ArrowUpRight size={16} aria-hidden="true" />
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
