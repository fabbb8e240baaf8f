import { classNames } from '../lib/ui/class-names.ts';
import type { CatalogueGroup } from './catalogue-groups.ts';

interface CatalogueNavProps {
  groups: readonly CatalogueGroup[];
  /** Names the sections below their groups, too. */
  isDeep?: boolean;
  className?: string;
}

export function CatalogueNav({ groups, isDeep = false, className }: CatalogueNavProps) {
  return (
    <nav aria-label={isDeep ? 'Sections' : 'Groups'} className={className}>
      <ul className={isDeep ? 'flex flex-col gap-4' : 'strip gap-1'}>
        {groups.map(({ name, id, sections }) => (
          <li key={id} className="shrink-0">
            <Anchor to={id} className="font-bold">
              {name}
            </Anchor>
            {isDeep && (
              <ul>
                {sections.map((section) => (
                  <li key={section.id}>
                    <Anchor to={section.id} className="text-sm text-ink-soft">
                      {section.title}
                    </Anchor>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Anchor({ to, className, children }: { to: string; className: string; children: string }) {
  return (
    <a
      href={`#${to}`}
      className={classNames('block rounded-md px-2 py-1 hover:bg-sunken hover:text-ink', className)}
    >
      {children}
    </a>
  );
}
