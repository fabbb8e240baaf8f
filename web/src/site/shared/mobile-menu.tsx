import { useEffect, useEffectEvent, useRef } from 'react';
import { sectionLinks } from './site-links.ts';

interface MobileMenuProps {
  id: string;
  /** The landing page's address. */
  landing: string;
  isOpen: boolean;
  /** Runs on Escape, and on a press on a link or outside the menu. */
  onLeave: () => void;
}

/** The links that do not fit into the header on phones. */
export function MobileMenu({ id, landing, isOpen, onLeave }: MobileMenuProps) {
  const leave = useEffectEvent(onLeave);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    // Ignores presses in the header, whose button closes the menu itself.
    const closeOnOutsidePress = ({ target }: PointerEvent) => {
      const bar = nav.current?.closest('header');
      if (target instanceof Node && !bar?.contains(target)) leave();
    };
    addEventListener('keydown', closeOnEscape);
    addEventListener('pointerdown', closeOnOutsidePress);
    return () => {
      removeEventListener('keydown', closeOnEscape);
      removeEventListener('pointerdown', closeOnOutsidePress);
    };
  }, [isOpen]);
  return (
    <nav
      ref={nav}
      id={id}
      aria-label="Menu"
      hidden={!isOpen}
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto border-b border-line bg-paper px-4 pt-1 pb-4 shadow-mid sm:px-6 lg:hidden"
    >
      <ul className="mx-auto flex max-w-6xl animate-fade-in flex-col divide-y divide-line">
        {links(landing).map(([name, href]) => (
          <li key={name}>
            <a
              href={href}
              onClick={onLeave}
              className="flex min-h-13 items-center font-display text-xl font-bold hover:text-accent-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function links(landing: string): [string, string][] {
  const sections = sectionLinks.map(([name, section]): [string, string] => [
    name,
    `${landing}#${section}`,
  ]);
  return [...sections, ['Sign In', '/login']];
}
