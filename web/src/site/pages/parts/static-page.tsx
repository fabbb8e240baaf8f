import { type StaticPath, staticPages, staticTitle } from '@thali/shared/site/public-pages';
import { Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { usePageTitle } from '../../../lib/ui/use-page-title.ts';
import { FadedCloth } from '../../shared/faded-cloth.tsx';
import { SiteFrame } from '../../shared/site-frame.tsx';
import { landingUrl } from '../../shared/site-links.ts';

interface StaticPageProps {
  path: StaticPath;
  /** Defaults to the page's description. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A page of text: its title, then its content. */
export function StaticPage({ path, lead, children }: StaticPageProps) {
  const { title, description } = staticPages[path];
  usePageTitle(staticTitle(title));
  return (
    <SiteFrame
      getStarted={
        <a
          href={`${landingUrl()}#pricing`}
          className={`${buttonClass({ size: 'small' })} shrink-0`}
        >
          Get Started
        </a>
      }
    >
      <div className="relative isolate overflow-clip bg-accent-soft">
        <FadedCloth className="max-sm:hidden [mask-image:linear-gradient(to_right,transparent_45%,black_75%)]" />
        <div className="mx-auto max-w-6xl px-4 pt-8 pb-12 sm:px-6 lg:pt-12 lg:pb-16">
          <h1 className="font-display text-3xl font-bold tracking-tight lg:text-4xl">{title}</h1>
          <p className="mt-3 max-w-2xl text-lg text-ink-soft">{lead ?? description}</p>
        </div>
      </div>
      <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 lg:py-16">{children}</div>
    </SiteFrame>
  );
}

/** Marks legal text that no lawyer has reviewed yet. */
export function ToBeReviewed() {
  return (
    <p
      role="note"
      className="mb-10 flex items-start gap-3 rounded-card border border-accent-ink/50 bg-accent-soft p-4 text-accent-ink"
    >
      <Scale size={22} className="mt-0.5 shrink-0" />
      <span>
        <strong>Draft, not yet reviewed by a lawyer.</strong> It describes how the product works
        today.
      </span>
    </p>
  );
}
