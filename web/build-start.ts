import { build, type Plugin } from 'vite';

/** The file that starts the storefront, in the build. */
export const storefrontStart = 'start-storefront.js';

const starts = {
  'storefront.html': {
    name: storefrontStart,
    source: new URL('src/first-view/start-storefront.ts', import.meta.url),
  },
  'index.html': {
    name: 'start-site.js',
    source: new URL('src/first-view/start-site.ts', import.meta.url),
  },
};

const ownScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const preloaded = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/**
 * Puts a few lines of script in the place of a document's own: they choose the moment at which that one is
 * run. The document still names all files, for visits without a first view.
 */
export function buildStart(): Plugin {
  return {
    name: 'thali-start',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      for (const [document, { name, source }] of Object.entries(starts)) {
        const page = bundle[document];
        const html = page?.type === 'asset' ? String(page.source) : '';
        const script = ownScript.exec(html)?.[1];
        if (page?.type !== 'asset' || !script) throw new Error(`${document} has no script`);
        const files = [script, ...[...html.matchAll(preloaded)].map(([, file]) => file)];
        const code = await startScript(source, files);
        const file = this.getFileName(this.emitFile({ type: 'asset', name, source: code }));
        const own = `<script type="module" crossorigin src="/${file}"></script>`;
        const preload = `<link rel="modulepreload" crossorigin href="${script}">`;
        page.source = html.replace(ownScript, `${own}\n    ${preload}`);
      }
    },
  };
}

async function startScript({ pathname }: URL, documentFiles: unknown): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    define: { documentFiles: JSON.stringify(documentFiles) },
    build: {
      target: 'es2022',
      modulePreload: false,
      write: false,
      rolldownOptions: { input: pathname },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${pathname} was not built`);
  return chunk.code;
}
