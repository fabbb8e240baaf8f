import { build, type Plugin } from 'vite';

/** Of the file that starts the storefront, in the build. */
export const startName = 'start.js';

const ownScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const preloaded = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/**
 * Puts a few lines of script in the place of the storefront's own: they choose the moment at which that one is
 * run. Its document still names all files, for visits without a first view.
 */
export function buildStart(): Plugin {
  return {
    name: 'thali-start',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const page = bundle['storefront.html'];
      const html = page?.type === 'asset' ? String(page.source) : '';
      const script = ownScript.exec(html)?.[1];
      if (page?.type !== 'asset' || !script)
        throw new Error("The storefront's document has no script");
      const files = [script, ...[...html.matchAll(preloaded)].map(([, file]) => file)];
      const source = await startScript(files);
      const name = this.getFileName(this.emitFile({ type: 'asset', name: startName, source }));
      const own = `<script type="module" crossorigin src="/${name}"></script>`;
      const preload = `<link rel="modulepreload" crossorigin href="${script}">`;
      page.source = html.replace(ownScript, `${own}\n    ${preload}`);
    },
  };
}

async function startScript(storefrontFiles: unknown): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    define: { storefrontFiles: JSON.stringify(storefrontFiles) },
    build: {
      target: 'es2022',
      modulePreload: false,
      write: false,
      rolldownOptions: { input: new URL('src/first-view/start.ts', import.meta.url).pathname },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error("The storefront's start was not built");
  return chunk.code;
}
