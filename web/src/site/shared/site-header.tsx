import { Menu, X } from 'lucide-react';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { classNames } from '../../lib/ui/class-names.ts';
import { IconButton } from '../../lib/ui/icon-button.tsx';
import { ThaliLogo } from '../../lib/ui/marks/thali-logo.tsx';
import { SkipLink } from '../../lib/ui/skip-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { sectionLinks } from './site-links.ts';

/** Rule: site-1 */
const styleChangesAtPx = 100;
const menuId = 'site-menu';

interface SiteHeaderProps {
  /** The landing page's address. */
  landing: string;
  /** Get Started: a button on the landing page, and a link to the landing page elsewhere. */
  getStarted: ReactNode;
}

/** The header of the main site. It becomes a raised bar when the page scrolls. */
export function SiteHeader({ landing, getStarted }: SiteHeaderProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isRaised = useScrolledPast(styleChangesAtPx) || isOpen;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <header
      data-raised={isRaised || undefined}
      className={classNames(
        'sticky top-0 z-30 border-b transition-[background-color,border-color,box-shadow] duration-200',
        isRaised
          ? 'border-line bg-paper/95 shadow-mid backdrop-blur-sm'
          : 'border-transparent bg-accent-soft',
      )}
    >
      <SkipLink />
      <div className="mx-auto flex max-w-6xl items-center gap-2 px-4 py-2.5 sm:gap-3 sm:px-6">
        <a href={landing} className="mr-auto flex min-h-11 items-center rounded-full">
          <ThaliLogo />
        </a>
        <nav aria-label="Sections" className="hidden items-center lg:flex">
          {sectionLinks.map(([name, section]) => (
            <a
              key={section}
              href={`${landing}#${section}`}
              className="touch inline-flex items-center rounded-full px-3.5 font-semibold text-ink-soft hover:bg-surface/60 hover:text-ink"
            >
              {name}
            </a>
          ))}
        </nav>
        <a
          href="/login"
          className={`${buttonClass({ variant: 'secondary', size: 'small' })} hidden! shrink-0 sm:inline-flex!`}
        >
          Sign In
        </a>
        {getStarted}
        <IconButton
          ref={button}
          label={isOpen ? 'Close menu' : 'Open menu'}
          icon={isOpen ? <X /> : <Menu />}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setOpen(!isOpen)}
          data-press="site-menu"
          className="-mr-2 lg:hidden"
        />
      </div>
      <MobileMenu id={menuId} landing={landing} isOpen={isOpen} onLeave={close} />
    </header>
  );
}

/** Whether the page is scrolled down by more than `threshold` pixels. */
function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}
