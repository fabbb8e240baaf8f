import tailwindcss from '@tailwindcss/vite';
import { isLanguage, type Language } from '@thali/shared/site/languages';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildFirstView } from './build-first-view.ts';
import { buildLanguages, nameDocuments } from './build-languages.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { buildStart } from './build-start.ts';
import { dynamicHeights } from './dynamic-heights.ts';
import { chooseTexts, insertTexts } from './insert-texts.ts';
import { localCheckout } from './local-checkout.ts';
import { slimIcons } from './slim-icons.ts';
import { slimQueries } from './slim-queries.ts';
import { checkChunks, storefrontChunks } from './storefront-chunks.ts';
import { scriptTarget, supportedBrowsers } from './supported-browsers.ts';

// Sets the mode, because a build from a test run would otherwise contain React's development build.
// biome-ignore lint/style/noProcessEnv: Vite reads the build's mode from here
if (process.argv.includes('build')) process.env.NODE_ENV = 'production';

/** Matches the code of the base chunk: shared code without screens, and the menu filter. */
const isCommon =
  /node_modules|\/shared\/src\/(?!site\/\w+-path)|\/storefront\/menu\/filter-menu|\/web\/src\/(?!entry|site|storefront|lib\/(?:ui\/(?:toast-store|missing-page)|route-focus\/(?!page-heading))|shell\/not-found|account\/session\/sign-out-notice)/;

const documentFile = (name: string) => new URL(`${name}.html`, import.meta.url).pathname;

/** The build has two documents, so that the storefront stays small. */
const product = { index: documentFile('index'), storefront: documentFile('storefront') };

/** The chunks that `filesToPreload` recognises by their names. */
const namedChunks = ['base', 'rolldown-runtime', 'storefront'];

/**
 * The files that a script preloads together with a lazy file. Leaves out the base chunk, which every document has loaded.
 * The storefront's script has no long lists, because each first visit would download them.
 */
function filesToPreload(file: string, files: string[], host: { hostId: string; hostType: string }) {
  if (host.hostType === 'html') return files;
  const otherFiles = files.filter(
    (name) => name !== file && !/\/(base|rolldown-runtime)-/.test(name),
  );
  const isTooLong = host.hostId.includes('/storefront-') && otherFiles.length > 7;
  return otherFiles.length === 0 || isTooLong ? [] : [file, ...otherFiles];
}

/** The mode of a build is its language. */
function languageOf(mode: string): Language {
  return isLanguage(mode) ? mode : 'en';
}

export default defineConfig(({ command, mode }) => ({
  root: import.meta.dirname,
  appType: 'mpa',
  plugins: [
    insertTexts(languageOf(mode)),
    command === 'serve' && chooseTexts('/thali_lang=(\\w+)/.exec(document.cookie)?.[1]'),
    react(),
    // `optimize` would drop fallbacks for the oldest browsers. Vite's own minifier keeps them.
    tailwindcss({ optimize: false }),
    dynamicHeights(),
    slimIcons(),
    slimQueries(),
    checkChunks(),
    localCheckout(),
    // The browser check builds only the style sheets.
    mode !== 'sheets' && [
      buildStart(languageOf(mode)),
      buildServiceWorker(languageOf(mode)),
      languageOf(mode) === 'en'
        ? [buildFirstView(), buildLanguages()]
        : nameDocuments(languageOf(mode)),
    ],
  ],
  // Skips the router's shim of a hook that every supported React has.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    target: scriptTarget,
    cssTarget: supportedBrowsers,
    outDir: 'dist',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: filesToPreload },
    rolldownOptions: {
      input: product,
      output: {
        // Short file names, because the storefront's script contains the names of all its lazy files.
        chunkFileNames: ({ name }) =>
          `assets/${namedChunks.includes(name) ? `${name}-` : ''}[hash:7].js`,
        // Joins the files that both documents load first, because a dozen small files compress worse.
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], minShareCount: 2, test: isCommon, priority: 9 },
            ...storefrontChunks(8),
            { name: 'not-found', test: /\/(?:missing|not-found)-page\./ },
            { name: 'icons', minShareCount: 2, test: /lucide-react/ },
          ],
        },
      },
    },
  },
}));
