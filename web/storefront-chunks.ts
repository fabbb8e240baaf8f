import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1];

interface LoadPhase {
  name: string;
  /** The chunk for modules that the site's document uses too. */
  shared: string;
  /** The modules below `src` that the storefront imports in this phase. */
  roots: readonly string[];
}

/** The phases in which the storefront loads its lazy code, in order. */
const phases: readonly LoadPhase[] = [
  {
    name: 'page',
    shared: 'page',
    roots: [
      'lib/offline/menu-age-banner.tsx',
      'lib/phone/readable-phone.ts',
      'lib/route-focus/route-focus.tsx',
      'lib/time/request-server-clock.ts',
      'lib/ui/toaster.tsx',
      'shell/register-worker.ts',
    ],
  },
  {
    name: 'menu',
    shared: 'shared',
    roots: [
      'lib/live/shared-live-socket.ts',
      'storefront/bottom-bar.tsx',
      'storefront/cart/change-from-card.ts',
      'storefront/dish-area.tsx',
      'storefront/menu-companion.tsx',
      'storefront/menu/parts/menu-tools.tsx',
      'storefront/menu/parts/table-pill.tsx',
    ],
  },
  { name: 'cart', shared: 'shared', roots: ['storefront/cart/cart-area.tsx'] },
  {
    name: 'checkout',
    shared: 'checkout-shared',
    roots: ['storefront/cart/parts/guest-checkout-dialog.tsx'],
  },
];

/** The chunks in the order of their imports: a chunk imports only chunks before it. */
const names = [
  'start-shared',
  'storefront',
  'page',
  'shared',
  'menu',
  'cart',
  'checkout-shared',
  'checkout',
];

/**
 * Groups the storefront's code by the phase that needs it. One chunk for each lazy import would be slower: on a slow
 * network, a request takes longer than its bytes.
 */
export function storefrontChunks(maxPriority: number): Group[] {
  const plan = new Map<string, string>();
  return names.map((name, index) => ({
    name: (id, context) => {
      if (plan.size === 0) planChunks(plan, context);
      return plan.get(id) === name ? name : null;
    },
    priority: maxPriority - index,
  }));
}

/** Assigns each module to the chunk of the first phase that needs the module. */
function planChunks(plan: Map<string, string>, context: Context): void {
  const reach = (paths: readonly string[], { lazily = false } = {}) => {
    const modules = new Set<string>();
    const visit = (id: string) => {
      if (modules.has(id)) return;
      modules.add(id);
      const module = context.getModuleInfo(id);
      for (const next of module?.importedIds ?? []) visit(next);
      if (lazily) for (const next of module?.dynamicallyImportedIds ?? []) visit(next);
    };
    for (const path of paths) visit(join(import.meta.dirname, 'src', path));
    return modules;
  };
  const site = reach(['entry-site.tsx'], { lazily: true });
  const siteStart = reach(['entry-site.tsx']);
  const start = reach(['entry-storefront.tsx']);
  // Modules that both documents load go into 'start-shared'.
  for (const id of start) plan.set(id, site.has(id) ? 'start-shared' : 'storefront');
  for (const { name, shared, roots } of phases) {
    for (const id of reach(roots)) {
      if (plan.has(id)) continue;
      plan.set(id, siteStart.has(id) ? 'page' : site.has(id) ? shared : name);
    }
  }
}

/** Fails the build if the site's document loads the storefront's chunk, because this chunk starts the storefront. */
export function checkChunks(): Plugin {
  return {
    name: 'thali-check-chunks',
    apply: 'build',
    generateBundle(_, bundle) {
      const loaded = new Set<string>();
      const visit = (file: string) => {
        const chunk = bundle[file];
        if (loaded.has(file) || chunk?.type !== 'chunk') return;
        loaded.add(file);
        if (chunk.name === 'storefront') throw new Error('The site imports code of the storefront');
        for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.isEntry && chunk.name === 'index')
          visit(chunk.fileName);
      }
    },
  };
}
