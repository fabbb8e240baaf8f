import { createRequire } from 'node:module';
import { firstViewFile } from '@thali/shared/site/first-view';
import { build, type InlineConfig, type Plugin } from 'vite';
import { slimIcons } from './slim-icons.ts';

const firstView = new URL('src/first-view/first-view.tsx', import.meta.url);
const loadedPictures = new URL('src/first-view/loaded-pictures.ts', import.meta.url);

/** Of `react-dom/server` only what writes plain markup: streaming would be a third more to load. */
const plainRenderer = createRequire(import.meta.url)
  .resolve('react-dom/server.browser')
  .replace('server.browser.js', 'cjs/react-dom-server-legacy.browser.production.js');

/** Writes the module with which the server makes first views, beside the documents. */
export function buildFirstView(): Plugin {
  return {
    name: 'thali-first-view',
    apply: 'build',
    async writeBundle({ dir }) {
      await build(firstViewBuild(dir ?? 'dist'));
    },
  };
}

/** One file out of the live pages' own components, with all that they need. */
export function firstViewBuild(outDir: string): InlineConfig {
  return {
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    // Of warnings there is one for each file that says 'use client'.
    logLevel: 'error',
    plugins: [slimIcons()],
    resolve: {
      alias: [
        { find: 'react-dom/server', replacement: plainRenderer },
        { find: /^.*\/lazy-pictures\.ts$/, replacement: loadedPictures.pathname },
      ],
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node24',
      // Pictures have the addresses that the live page has them at.
      assetsInlineLimit: 0,
      outDir,
      emptyOutDir: false,
      minify: true,
      rolldownOptions: {
        input: firstView.pathname,
        output: { entryFileNames: firstViewFile, codeSplitting: false },
      },
    },
  };
}
