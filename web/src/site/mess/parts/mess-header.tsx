import { buttonClass } from '../../../lib/ui/button-class.ts';
import { SkipLink } from '../../../lib/ui/skip-link.tsx';
import { VendorSign } from '../../../lib/ui/vendor-sign.tsx';
import { type Mess, messLinks } from '../mess.ts';

const sections = [
  ['Menu', '#menu'],
  ['About', '#about'],
  ['Contact', '#contact'],
] as const;

/** The header with the name and the links. It stays in view while the page scrolls. */
export function MessHeader({ mess }: { mess: Mess }) {
  const links = messLinks(mess.subdomain);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur-sm">
      <SkipLink />
      <div className="mx-auto flex max-w-6xl items-center gap-3 px-4 py-2 sm:px-6">
        <a href="/" className="mr-auto flex min-h-11 min-w-0 items-center gap-2.5">
          <VendorSign name={mess.displayName} logoUrl={mess.logoUrl} size="small" />
          <span className="truncate font-display text-lg font-bold">{mess.displayName}</span>
        </a>
        <nav aria-label="This page" className="hidden items-center md:flex">
          {sections.map(([name, href]) => (
            <a
              key={href}
              href={href}
              className="touch inline-flex items-center rounded-full px-3.5 font-semibold text-ink-soft hover:bg-sunken hover:text-ink"
            >
              {name}
            </a>
          ))}
        </nav>
        <a
          href={links.register}
          className={buttonClass({ variant: 'quiet', size: 'small' }).replace(
            'inline-flex',
            'hidden sm:inline-flex',
          )}
        >
          Register
        </a>
        <a
          href={links.signIn}
          className={`${buttonClass({ variant: 'secondary', size: 'small' })} shrink-0`}
        >
          Sign In
        </a>
      </div>
    </header>
  );
}
