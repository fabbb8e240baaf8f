import { firstViewFile } from '@thali/shared/site/first-view';
import { build, type InlineConfig, type Plugin } from 'vite';

const firstView = new URL('src/first-view/first-view.tsx', import.meta.url);
const react = new URL('src/first-view/text-renderer/react.ts', import.meta.url);
const jsxRuntime = new URL('src/first-view/text-renderer/jsx-runtime.ts', import.meta.url);

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

/**
 * One file out of the live pages' own components, with all that they need. In React's place is what makes
 * text of them and nothing else.
 */
export function firstViewBuild(outDir: string): InlineConfig {
  return {
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    // Of warnings there is one for each file that says 'use client'.
    logLevel: 'error',
    resolve: {
      alias: [
        { find: /^react$/, replacement: react.pathname },
        { find: /^react\/jsx-runtime$/, replacement: jsxRuntime.pathname },
      ],
    },
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
