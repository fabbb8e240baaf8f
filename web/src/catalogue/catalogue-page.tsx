import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMediaQuery } from '../lib/ui/use-media-query.ts';
import { type CatalogueGroup, catalogueGroups } from './catalogue-groups.ts';
import { CatalogueNav } from './catalogue-nav.tsx';
import { forceScheme, type Scheme, schemes } from './force-scheme.ts';

/** Every component in all that it can look like, beside the tokens it is made of. */
export function CataloguePage() {
  const [scheme, setScheme] = useState<Scheme>('system');
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');

  // The browser looked for the anchor before there was anything on the page.
  useEffect(() => {
    const section = document.getElementById(location.hash.slice(1));
    if (section) section.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  function change(next: Scheme) {
    forceScheme(next);
    setScheme(next);
  }

  return (
    <>
      <header className="sticky top-0 z-30 border-b border-line bg-paper">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 sm:px-6">
          <h1 className="font-display text-xl font-bold">Catalogue</h1>
          <WidthHint />
          <SchemeSwitch scheme={scheme} onChange={change} />
        </div>
        <CatalogueNav groups={catalogueGroups} className="px-4 pb-2 sm:px-6 lg:hidden" />
      </header>
      <div className="mx-auto max-w-7xl px-4 sm:px-6 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10">
        <CatalogueNav
          groups={catalogueGroups}
          isDeep
          className="sticky top-16 hidden max-h-[calc(100dvh-4rem)] self-start overflow-y-auto py-6 lg:block"
        />
        {/* Drawn again with the scheme, so that values read from the tokens are those on screen. */}
        <main key={`${scheme} ${isSystemDark}`} className="min-w-0 pb-24">
          {catalogueGroups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </main>
      </div>
    </>
  );
}

function Group({ group }: { group: CatalogueGroup }) {
  return (
    <div id={group.id} className="scroll-mt-28 pt-8 lg:scroll-mt-14">
      <h2 className="font-display text-2xl font-bold">{group.name}</h2>
      {group.sections.map(({ id, title, Example }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          className="mt-5 scroll-mt-32 border-t border-line pt-4 lg:scroll-mt-20"
        >
          <h3 id={`${id}-title`} className="mb-4 text-lg font-bold">
            {title}
          </h3>
          <Example />
        </section>
      ))}
    </div>
  );
}

interface SchemeSwitchProps {
  scheme: Scheme;
  onChange: (scheme: Scheme) => void;
}

function SchemeSwitch({ scheme, onChange }: SchemeSwitchProps) {
  return (
    <fieldset className="flex items-center gap-1">
      <legend className="sr-only">Colour scheme</legend>
      {schemes.map((one) => (
        <label key={one} className="flex min-h-9 items-center gap-1.5 px-1.5 text-sm capitalize">
          <input
            type="radio"
            name="scheme"
            checked={one === scheme}
            onChange={() => onChange(one)}
            className="size-4 accent-(--accent-ink)"
          />
          {one}
        </label>
      ))}
    </fieldset>
  );
}

/** How wide the page is now: 390 is what the storefront is designed at. */
function WidthHint() {
  const width = useSyncExternalStore(
    (listener) => {
      addEventListener('resize', listener);
      return () => removeEventListener('resize', listener);
    },
    () => document.documentElement.clientWidth,
  );
  return <p className="grow text-sm text-ink-faint tabular-nums">{width} px wide</p>;
}
