import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const createIcon = new URL('src/lib/ui/marks/create-icon.ts', import.meta.url).pathname;
const library = new URL('../node_modules/lucide-react/dist/esm/', import.meta.url).pathname;

/**
 * Imports each icon from its own file, so that the build knows which screen needs it. Replaces the library's icon factory
 * with `create-icon.ts`, without unused contexts, names and scaling. Removes the random key of each icon line, which
 * hardly compresses.
 */
export function slimIcons(): Plugin[] {
  const fileOf = iconFiles();
  return [
    {
      name: 'thali-icon-imports',
      apply: 'build',
      transform: {
        filter: { id: /\/web\/src\//, code: 'lucide-react' },
        handler: (code) =>
          code.replaceAll(importOfIcons, (_, names: string) =>
            names
              .split(',')
              .map((part) => part.trim().split(' as '))
              .map(
                ([name = '', local = name]) =>
                  `import ${local} from ${JSON.stringify(fileOf(name))};`,
              )
              .join(''),
          ),
      },
    },
    {
      name: 'thali-slim-icons',
      apply: 'build',
      transform: {
        // Excludes modules that only rename an icon.
        filter: {
          id: /lucide-react\/dist\/esm\/icons\//,
          code: { exclude: /^export \{ default\b/m },
        },
        handler: async (_code, id) =>
          `import { createIcon } from ${JSON.stringify(createIcon)};
          export default createIcon({ node: ${JSON.stringify(await linesOf(id))} });`,
      },
    },
  ];
}

const importOfIcons = /import \{([^}]+)\} from ["']lucide-react["'];/g;

/** Finds the file of each icon name in the library's list of exports. */
function iconFiles(): (name: string) => string {
  const files = new Map<string, string>();
  const exportList = readFileSync(`${library}lucide-react.mjs`, 'utf8');
  for (const [, names = '', file = ''] of exportList.matchAll(
    /export \{([^}]+)\} from '\.\/(icons\/[^']+)'/g,
  )) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
      files.set(name, `${library}${file}`);
  }
  return (name) => {
    const file = files.get(name);
    if (!file) throw new Error(`lucide-react has no icon ${name}: change web/slim-icons.ts`);
    return file;
  };
}

/** @throws Error, which stops the build, if a new version of the library stores icons differently */
async function linesOf(id: string): Promise<unknown[]> {
  const { __iconData: icon } = await import(id);
  if (!Array.isArray(icon?.node) || icon.size !== 24) {
    throw new Error(
      `${id} exports no __iconData with its lines, 24 wide: change web/slim-icons.ts`,
    );
  }
  return icon.node.map(([tag, { key, ...attributes }]: [string, Record<string, string>]) => [
    tag,
    attributes,
  ]);
}
