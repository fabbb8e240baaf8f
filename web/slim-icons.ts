import type { Plugin } from 'vite';

const createIcon = new URL('src/lib/ui/marks/create-icon.ts', import.meta.url).pathname;

/**
 * Icons are drawn by a few lines of our own instead of the library's, which also know contexts, names and scaling
 * that nothing here uses. Each line of an icon has a key, in letters that hardly compress: that goes too.
 */
export function slimIcons(): Plugin {
  return {
    name: 'thali-slim-icons',
    apply: 'build',
    transform: {
      // The others only give an icon another name.
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

/** @throws Error, which ends the build, once the library keeps its icons in another way */
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
