import { type ReactNode, useState } from 'react';
import { currentTenant, servedTenant } from '../../lib/tenant/current-tenant.ts';
import { ThaliLogo } from '../../lib/ui/marks/thali-logo.tsx';
import { usePageTitle } from '../../lib/ui/use-page-title.ts';
import { VendorSign } from '../../lib/ui/vendor-sign.tsx';
import * as texts from './account-texts.ts';
import { ThaliFromAbove } from './thali-from-above.tsx';

interface IdentityPageProps {
  title: string;
  /** The text beside the form on a wide screen. */
  welcome?: { title: string; text: string };
  children: ReactNode;
}

const defaultWelcome = {
  title: texts.lunchReady,
  text: texts.lunchHint,
};

/** The frame of sign-in, registration and password pages. On a wide screen, a drawn plate is beside the form. */
export function IdentityPage({ title, welcome = defaultWelcome, children }: IdentityPageProps) {
  const [mess] = useState(hostMess);
  usePageTitle(`${title} · ${mess?.name ?? 'Thali'}`);
  const sign = mess ? <MessSign {...mess} /> : <ThaliLogo />;
  return (
    <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <aside className="relative hidden flex-col justify-between gap-8 overflow-hidden border-r border-line bg-sunken p-10 lg:flex xl:p-14">
        <a href="/" className="touch inline-flex items-center self-start rounded-full">
          {sign}
        </a>
        <ThaliFromAbove className="mx-auto w-[min(82%,27rem)]" />
        <div className="max-w-md">
          <p className="font-display text-2xl font-bold text-balance xl:text-3xl">
            {welcome.title}
          </p>
          <p className="mt-3 text-lg text-ink-soft">{welcome.text}</p>
        </div>
      </aside>
      {/* The form starts at the top, so that the header does not move between steps. */}
      <main className="flex flex-col items-center px-4 pt-6 pb-10 lg:pt-[max(2rem,7vh)]">
        <a href="/" className="touch mb-6 inline-flex items-center rounded-full lg:hidden">
          {sign}
        </a>
        <div className="w-full max-w-md">{children}</div>
      </main>
    </div>
  );
}

/** Reads the mess of this host from the document. Undefined on the main site. Rule: site-16 */
function hostMess(): { name: string; logoUrl: string | null } | undefined {
  const tenant = currentTenant();
  const name = contentOf('meta[property="og:site_name"]');
  if (tenant === undefined || servedTenant(tenant) !== 'known' || !name) return undefined;
  return { name, logoUrl: contentOf('meta[name="mess-logo"]') };
}

function contentOf(selector: string): string | null {
  return document.querySelector<HTMLMetaElement>(selector)?.content ?? null;
}

function MessSign({ name, logoUrl }: { name: string; logoUrl: string | null }) {
  return (
    <span className="inline-flex items-center gap-3">
      <VendorSign name={name} logoUrl={logoUrl} size="small" />
      <span className="font-display text-xl font-bold">{name}</span>
    </span>
  );
}

/** The content while the session loads. */
export function IdentityLoading() {
  return (
    <p role="status" className="py-24 text-center text-ink-soft">
      {texts.loading}
    </p>
  );
}
