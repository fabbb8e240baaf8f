import { buttonClass } from './button-class.ts';
import { EmptyState } from './empty-state.tsx';
import { SpiltBowl } from './marks/lazy-pictures.ts';

interface MissingPageProps {
  title: string;
  description: string;
  link: { href: string; label: string; variant?: 'secondary' };
}

/** The page for an unknown address, with one link to continue. */
export function MissingPage({ title, description, link }: MissingPageProps) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        level={1}
        title={title}
        description={description}
        picture={<SpiltBowl className="size-44" />}
        action={
          <a href={link.href} className={buttonClass(link)}>
            {link.label}
          </a>
        }
      />
    </main>
  );
}
