import { mainSiteUrl } from '../../lib/tenant/current-tenant.ts';
import { ThaliMark } from '../../lib/ui/marks/thali-logo.tsx';
import type { Mess } from './mess.ts';
import { messLinks } from './mess-links.ts';

export function MessFooter({ mess }: { mess: Mess }) {
  const links = messLinks(mess.subdomain);
  const ways = [
    ['Menu', links.menu],
    ['Sign In', links.signIn],
    ['Register', links.register],
  ] as const;
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-6 text-sm text-ink-faint sm:px-6">
        <p className="font-semibold text-ink">{mess.displayName}</p>
        <nav aria-label="More" className="-mx-2 flex flex-wrap">
          {ways.map(([name, href]) => (
            <a
              key={name}
              href={href}
              className="touch inline-flex items-center px-2 hover:text-ink hover:underline"
            >
              {name}
            </a>
          ))}
        </nav>
        <a
          href={mainSiteUrl()}
          className="touch inline-flex items-center gap-2 hover:text-ink hover:underline"
        >
          <ThaliMark className="size-6" />
          Ordering by Thali
        </a>
      </div>
    </footer>
  );
}
