import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { landingUrl } from './site-links.ts';
import { useHashTarget } from './use-hash-target.ts';

interface SiteFrameProps {
  getStarted: ReactNode;
  children: ReactNode;
}

/** What every page of the main site stands between. */
export function SiteFrame({ getStarted, children }: SiteFrameProps) {
  useHashTarget();
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader landing={landingUrl()} getStarted={getStarted} />
      <main className="grow">{children}</main>
      <SiteFooter />
    </div>
  );
}
