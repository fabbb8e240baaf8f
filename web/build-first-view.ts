import { createRequire } from 'node:module';
import { firstViewFile } from '@thali/shared/site/first-view';
import { build, type InlineConfig, type Plugin } from 'vite';
import { chooseTexts } from './insert-texts.ts';
import { slimIcons } from './slim-icons.ts';

const firstView = new URL('src/first-view/first-view.tsx', import.meta.url);
const loadedPictures = new URL('src/first-view/loaded-pictures.ts', import.meta.url);

/** Bundles only the synchronous part of `react-dom/server`, because streaming would add a third to the size. */
const plainRenderer = createRequire(import.meta.url)
  .resolve('react-dom/server.browser')
  .replace('server.browser.js', 'cjs/react-dom-server-legacy.browser.production.js');

/** Writes the module with which the server renders first views. */
export function buildFirstView(): Plugin {
  return {
    name: 'thali-first-view',
    apply: 'build',
    async writeBundle({ dir }) {
      await build(firstViewBuild(dir ?? 'dist'));
    },
  };
}

/** Bundles the first views, which use the live pages' components, into one file. */
export function firstViewBuild(outDir: string): InlineConfig {
  return {
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    // Hides one warning for each file with 'use client'.
    logLevel: 'error',
    // The server imports the file once for each language, with the language as the query.
    plugins: [chooseTexts('import.meta.url.split("?")[1]'), slimIcons()],
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
      // Pictures have the same addresses as on the live page.
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
