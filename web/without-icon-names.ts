import type { Plugin } from 'vite';

/** Icons name themselves and each of their lines, in letters that hardly compress. They never change, and nobody asks for their names. */
export function withoutIconNames(): Plugin {
  return {
    name: 'thali-without-icon-names',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\// },
      handler: (code) => code.replaceAll(/,\s*key: "\w+"|name: "[\w-]+",/g, ''),
    },
  };
}
