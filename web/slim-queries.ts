import type { Plugin } from 'vite';

/**
 * Loads TanStack Query's code for growing lists together with the first such list. The library imports it in every query,
 * but the storefront's first visit has no growing list.
 */
export function slimQueries(): Plugin {
  return {
    name: 'thali-slim-queries',
    apply: 'build',
    transform: {
      filter: { id: /query-core\/build\/modern\/(?:query|infiniteQueryObserver)\.js$/ },
      handler: (code, id) =>
        id.endsWith('/query.js')
          ? replace(
              replace(
                code,
                'import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";',
                '',
              ),
              'infiniteQueryBehavior(this',
              'Query.pagesBehavior(this',
            )
          : `import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";
            import { Query } from "./query.js";
            Query.pagesBehavior = infiniteQueryBehavior;
            ${code}`,
    },
  };
}

function replace(code: string, part: string, replacement: string): string {
  if (!code.includes(part)) throw new Error(`TanStack Query has changed: ${part}`);
  return code.replace(part, replacement);
}
