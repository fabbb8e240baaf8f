import { readFileSync } from 'node:fs';
import type { Language } from '@thali/shared/site/languages';
import { build, type Plugin } from 'vite';
import { insertTexts } from './insert-texts.ts';
import { scriptTarget } from './supported-browsers.ts';

/** The storefront's start file in the build. */
export const storefrontStart = 'start-storefront.js';
/** The start file of `index.html`, which serves all pages except the storefront. */
export const siteStart = 'start-site.js';

const starts = {
  'storefront.html': { name: storefrontStart, source: 'src/first-view/start-storefront.ts' },
  'index.html': { name: siteStart, source: 'src/first-view/start-site.ts' },
};

/** The start files must run in every browser with `import()`. The too-old script must run even without modules. */
const startTarget = ['chrome63', 'safari11.1', 'firefox67'];
const tooOldTarget = 'es2015';

const ownScripts = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;
const preloaded = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/**
 * Replaces a document's script by a short start file. That file decides when to run the script and whether to load
 * polyfills. The document still preloads all files, for visits where the server sent no rendered page
 * (`src/first-view`).
 */
export function buildStart(language: Language): Plugin {
  return {
    name: 'thali-start',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const emit = (name: string, source: string) =>
        `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`;
      const polyfills = emit(
        'polyfills.js',
        await bundleOf('src/old-browsers/polyfills.ts', scriptTarget, language),
      );
      const sheet = emit(
        'too-old.css',
        readFileSync(pathOf('src/old-browsers/too-old.css'), 'utf8'),
      );
      const tooOld = emit(
        'too-old.js',
        await bundleOf('src/old-browsers/too-old.ts', tooOldTarget, language, {
          tooOldSheet: sheet,
        }),
      );
      for (const [document, { name, source }] of Object.entries(starts)) {
        const page = bundle[document];
        const html = page?.type === 'asset' ? String(page.source) : '';
        // The last script imports all earlier scripts.
        const [script, ...imported] = [...html.matchAll(ownScripts)]
          .map(([, file]) => file)
          .reverse();
        if (page?.type !== 'asset' || !script) throw new Error(`${document} has no script`);
        const preloads = [...html.matchAll(preloaded)].map(([, file]) => file);
        const scripts = [script, ...imported, ...preloads];
        const documentFiles = { scripts, polyfills, tooOld };
        const start = emit(name, await bundleOf(source, startTarget, language, { documentFiles }));
        const lines = [
          `<script type="module" crossorigin src="${start}"></script>`,
          ...[script, ...imported].map(
            (file) => `<link rel="modulepreload" crossorigin href="${file}">`,
          ),
          `<script nomodule defer src="${tooOld}"></script>`,
        ];
        page.source = html.replaceAll(ownScripts, (_, file) =>
          file === script ? lines.join('\n    ') : '',
        );
      }
    },
  };
}

/** Bundles one script with its imports into one file. */
async function bundleOf(
  source: string,
  target: string | string[],
  language: Language,
  constants: Record<string, unknown> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    plugins: [insertTexts(language)],
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      target,
      modulePreload: false,
      write: false,
      rolldownOptions: { input: pathOf(source) },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${source} was not built`);
  return chunk.code;
}

function pathOf(source: string): string {
  return new URL(source, import.meta.url).pathname;
}
