import type { Plugin } from 'vite';

const createIcon = new URL('src/lib/ui/marks/create-icon.ts', import.meta.url).pathname;

/**
 * Icons are drawn by a few lines of our own instead of the library's, which also know contexts, names and scaling
 * that nothing here uses. They name themselves and each of their lines, in letters that hardly compress: that goes too.
 */
export function slimIcons(): Plugin {
  return {
    name: 'thali-slim-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\// },
      handler: (code) =>
        code
          .replaceAll(
            /,\s*key: "\w+"|name: "[\w-]+",|size: 24,|,\s*aliases: \[.*?\]|__iconData\.node;/gs,
            '',
          )
          .replace(
            /import createLucideIcon from .*?;/,
            `import { createIcon as createLucideIcon } from ${JSON.stringify(createIcon)};`,
          ),
    },
  };
}
