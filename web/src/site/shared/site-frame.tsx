import { ArrowUpRight } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { mainSiteUrl, platformDomain } from '../../lib/tenant/current-tenant.ts';
import { ThaliLogo } from '../../lib/ui/marks/thali-logo.tsx';
import { SiteHeader } from './site-header.tsx';
import { footerLinks, landingUrl } from './site-links.ts';

interface SiteFrameProps {
  getStarted: ReactNode;
  children: ReactNode;
}

/** The header and footer around each page of the main site. */
export function SiteFrame({ getStarted, children }: SiteFrameProps) {
  useHashTarget();
  return (
    <div className="flex min-h-dvh flex-col [--sticky-top:4rem]">
      <SiteHeader landing={landingUrl()} getStarted={getStarted} />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

/**
 * Scrolls to the section in the address. The browser cannot, because the page had no content when it loaded.
 */
function useHashTarget(): void {
  useEffect(() => {
    const id = decodeOrEmpty(location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
  }, []);
}

function decodeOrEmpty(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

const linkClass =
  'inline-flex min-h-11 items-center gap-1 rounded-lg px-2 font-semibold text-ink-soft hover:text-ink hover:underline underline-offset-4';

function SiteFooter() {
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
                {mainSiteName()}
                <ArrowUpRight size={16} />
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}

/** The platform's domain, or a text on a machine whose domain is 'localhost'. */
function mainSiteName(): string {
  const domain = platformDomain();
  return domain === 'localhost' ? 'Main site' : domain;
}
