import type { Plugin } from 'vite';

const createIcon = new URL('src/lib/ui/marks/create-icon.ts', import.meta.url).pathname;

/**
 * Replaces the icon library's factory by a few lines of our own, without its unused contexts, names and scaling. Also
 * removes the random key of each icon line, which hardly compresses.
 */
export function slimIcons(): Plugin {
  return {
    name: 'thali-slim-icons',
    apply: 'build',
    transform: {
      // The other modules only rename an icon.
      filter: {
        id: /lucide-react\/dist\/esm\/icons\//,
        code: { exclude: /^export \{ default\b/m },
      },
      handler: async (_code, id) =>
        `import { createIcon } from ${JSON.stringify(createIcon)};
        export default createIcon({ node: ${JSON.stringify(await linesOf(id))} });`,
    },
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
