import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildFirstView } from './build-first-view.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { buildStart } from './build-start.ts';
import { dynamicHeights } from './dynamic-heights.ts';
import { localCheckout } from './local-checkout.ts';
import { slimIcons } from './slim-icons.ts';
import { scriptTarget, supportedBrowsers } from './supported-browsers.ts';

// A build started from a test run would otherwise ship React's development build.
// biome-ignore lint/style/noProcessEnv: Vite reads the mode of a build from here
if (process.argv.includes('build')) process.env.NODE_ENV = 'production';

/** Code that belongs to no screen, but for what the storefront has no need of at first; and what both documents filter a menu by. */
const isCommon =
  /node_modules|\/shared\/src\/|\/storefront\/menu\/filter-menu|\/web\/src\/(?!entry|site|storefront|lib\/(?:storefront|route-focus\/(?!page-heading))|shell\/not-found|account\/session\/sign-out-notice)/;

const documentFile = (name: string) => new URL(`${name}.html`, import.meta.url).pathname;

/** Two documents: the storefront's stays small, everything else is the site's. */
const product = { index: documentFile('index'), storefront: documentFile('storefront') };

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  appType: 'mpa',
  plugins: [
    react(),
    // It would drop what the oldest browsers need; Vite's own minifier knows these.
    tailwindcss({ optimize: false }),
    dynamicHeights(),
    slimIcons(),
    localCheckout(),
    // The look for what browsers lack builds the style sheets alone.
    mode !== 'sheets' && [buildStart(), buildServiceWorker(), buildFirstView()],
  ],
  // The router's stand-in for a hook that every React we could have brings along.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    target: scriptTarget,
    cssTarget: supportedBrowsers,
    outDir: 'dist',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: product,
      output: {
        // The storefront carries the names of all that it may come to load: hashes alone are shorter.
        chunkFileNames: 'assets/[hash].js',
        // What both documents begin with goes together: a dozen small files compress worse.
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], minShareCount: 2, test: isCommon, priority: 1 },
            { name: 'icons', minShareCount: 2, test: /lucide-react/ },
          ],
        },
      },
    },
  },
}));
