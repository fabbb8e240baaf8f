import { createHash } from 'node:crypto';
import { pushWorkerFile, serviceWorkerFile } from '@thali/shared/site/service-worker-file';
import { build, type Plugin, type Rolldown } from 'vite';
import { siteStart, storefrontStart } from './build-start.ts';
import { scriptTarget } from './supported-browsers.ts';

type Output = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/**
 * Writes two service workers beside the documents. The worker for a mess's host stores the site on the phone, so it
 * contains the names of all files for ordering. The worker for other hosts only receives push messages.
 */
export function buildServiceWorker(): Plugin {
  return {
    name: 'thali-service-worker',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const files = filesToOrder(bundle);
      const deviceFiles = deviceScreens.flatMap((door) => filesOfScreen(bundle, door));
      const others = [...new Set(deviceFiles)].filter((file) => !files.includes(file)).sort();
      const worker = new URL('src/service-worker/service-worker.ts', import.meta.url);
      await buildWorker(worker, serviceWorkerFile, dir, {
        releaseFiles: JSON.stringify(files),
        deviceFiles: JSON.stringify(others),
        releaseName: JSON.stringify(hashOf([...files, ...others].join())),
      });
      const pushWorker = new URL('src/service-worker/push-worker.ts', import.meta.url);
      await buildWorker(pushWorker, pushWorkerFile, dir, {});
    },
  };
}

async function buildWorker(
  source: URL,
  file: string,
  outDir: string,
  define: Record<string, string>,
): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      target: scriptTarget,
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: source.pathname,
        output: { format: 'iife', entryFileNames: file },
      },
    },
  });
}

/** Sign-in needs the network anyway. */
const notOffline =
  /\/src\/account\/|\/customer-page\.|\/customer-area\.|\/storefront\/(orders|profile)\/|\/flags/;

/** The addresses of scripts and styles from the menu to the placed order. */
function filesToOrder(bundle: Output): string[] {
  return filesOf(bundle, {
    whole: chunkOf(bundle, ({ name }) => name === 'storefront'),
    start: storefrontStart,
  });
}

/** The addresses of the scripts and styles of a device screen, which is a lazy part of the site's document. */
function filesOfScreen(bundle: Output, door: string): string[] {
  return filesOf(bundle, {
    begin: chunkOf(bundle, ({ isEntry, name }) => isEntry && name === 'index'),
    whole: chunkOf(bundle, ({ facadeModuleId }) => !!facadeModuleId?.endsWith(door)),
    start: siteStart,
  });
}

const deviceScreens = ['/src/kitchen/device/kitchen-door.tsx', '/src/kitchen/board/board-door.tsx'];

interface Screen {
  /** Entry of the document, without its lazy imports. */
  begin?: Chunk;
  /** Chunk of the screen, with its lazy imports. */
  whole: Chunk;
  /** The start file of its document. */
  start: string;
}

function filesOf(bundle: Output, { begin, whole, start }: Screen): string[] {
  const found = new Set<string>();
  const visit = (name: string, isWhole: boolean) => {
    const part = bundle[name];
    if (part?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    for (const sheet of part.viteMetadata?.importedCss ?? []) found.add(sheet);
    for (const next of part.imports) visit(next, isWhole);
    if (!isWhole) return;
    for (const next of part.dynamicImports) if (!isLeftOut(bundle[next])) visit(next, true);
  };
  visit(whole.fileName, true);
  if (begin) visit(begin.fileName, false);
  for (const part of Object.values(bundle)) {
    if (part.type === 'asset' && part.names.includes(start)) found.add(part.fileName);
  }
  return [...found].sort().map((name) => `/${name}`);
}

function chunkOf(bundle: Output, matches: (chunk: Chunk) => boolean): Chunk {
  const found = Object.values(bundle).find((part) => part.type === 'chunk' && matches(part));
  if (found?.type !== 'chunk') throw new Error('The build has no chunk for an offline screen');
  return found;
}

function isLeftOut(part: Output[string] | undefined): boolean {
  return part?.type === 'chunk' && notOffline.test(part.facadeModuleId ?? '');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10);
}
