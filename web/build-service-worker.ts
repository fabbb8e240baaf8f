import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languageFile } from '@thali/shared/site/languages';
import { pushWorkerFile, serviceWorkerFile } from '@thali/shared/site/service-worker-file';
import { build, type Plugin, type Rolldown } from 'vite';
import { siteStart, storefrontStart } from './build-start.ts';
import { insertTexts } from './insert-texts.ts';
import type { ReleaseFiles } from './src/service-worker/release.ts';
import { scriptTarget } from './supported-browsers.ts';

type Output = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/**
 * Writes two service workers of a language. The worker for a mess's host stores the site on the phone, so it lists all
 * files for ordering. The worker for other hosts only receives push messages.
 */
export function buildServiceWorker(language: Language): Plugin {
  return {
    name: 'thali-service-worker',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const files = filesToOrder(bundle);
      const deviceFiles = deviceScreens.flatMap((screen) => filesOfScreen(bundle, screen));
      const otherFiles = [...new Set(deviceFiles)].filter((file) => !files.includes(file)).sort();
      const pack = (names: readonly string[]) => packSmall(bundle, names, dir);
      const worker = new URL('src/service-worker/service-worker.ts', import.meta.url);
      await buildWorker(worker, serviceWorkerFile, language, dir, {
        releaseFiles: JSON.stringify(await pack(files)),
        deviceFiles: JSON.stringify(await pack(otherFiles)),
        releaseName: JSON.stringify(hashOf([...files, ...otherFiles].join())),
      });
      const pushWorker = new URL('src/service-worker/push-worker.ts', import.meta.url);
      await buildWorker(pushWorker, pushWorkerFile, language, dir, {});
    },
  };
}

/** The pack holds only smaller files. On a slow network, a request costs more time than a small file's bytes. */
const maxPackedBytes = 20_000;

/** Copies all small files into one file, which the worker fetches in one request. */
async function packSmall(
  bundle: Output,
  files: readonly string[],
  dir: string,
): Promise<ReleaseFiles> {
  const texts = new Map(files.map((file) => [file, textOf(bundle[file.slice(1)])]));
  const isSmall = (file: string) => (texts.get(file)?.length ?? 0) < maxPackedBytes;
  const packed = files.filter(isSmall);
  const content = JSON.stringify(Object.fromEntries(packed.map((file) => [file, texts.get(file)])));
  const pack = `/assets/${hashOf(content)}.json`;
  await writeFile(join(dir, pack), content);
  return { single: files.filter((file) => !isSmall(file)), packed, pack };
}

function textOf(part: Output[string] | undefined): string {
  if (!part) throw new Error('The build lacks a file of the worker');
  return part.type === 'chunk' ? part.code : part.source.toString();
}

async function buildWorker(
  source: URL,
  file: string,
  language: Language,
  outDir: string,
  define: Record<string, string>,
): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    define,
    plugins: [insertTexts(language)],
    build: {
      target: scriptTarget,
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: source.pathname,
        output: { format: 'iife', entryFileNames: languageFile(file, language) },
      },
    },
  });
}

/** The worker does not store these screens, because they need the network anyway. */
const notOffline =
  /\/src\/account\/|\/customer-page\.|\/customer-area\.|\/storefront\/(orders|profile)\/|\/flags/;

/** The addresses of scripts and styles from the menu to the placed order. */
function filesToOrder(bundle: Output): string[] {
  return filesOf(bundle, {
    screenChunk: chunkOf(bundle, ({ name }) => name === 'storefront'),
    start: storefrontStart,
  });
}

/** The addresses of scripts and styles of a device screen, which is a lazy part of the site's document. */
function filesOfScreen(bundle: Output, screen: string): string[] {
  return filesOf(bundle, {
    entry: chunkOf(bundle, ({ isEntry, name }) => isEntry && name === 'index'),
    screenChunk: chunkOf(bundle, ({ facadeModuleId }) => !!facadeModuleId?.endsWith(screen)),
    start: siteStart,
  });
}

const deviceScreens = [
  '/src/kitchen/device/kitchen-access.tsx',
  '/src/kitchen/board/board-access.tsx',
  '/src/kitchen/counter/counter-access.tsx',
];

interface Screen {
  /** The entry of the document. Its lazy imports do not count. */
  entry?: Chunk;
  /** The chunk of the screen. Its lazy imports count too. */
  screenChunk: Chunk;
  /** The start file of the document. */
  start: string;
}

function filesOf(bundle: Output, { entry, screenChunk, start }: Screen): string[] {
  const files = new Set<string>();
  const visit = (name: string, isWhole: boolean) => {
    const part = bundle[name];
    if (part?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const sheet of part.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const next of part.imports) visit(next, isWhole);
    if (!isWhole) return;
    for (const next of part.dynamicImports) if (!isLeftOut(bundle[next])) visit(next, true);
  };
  visit(screenChunk.fileName, true);
  if (entry) visit(entry.fileName, false);
  for (const part of Object.values(bundle)) {
    if (part.type === 'asset' && part.names.includes(start)) files.add(part.fileName);
  }
  return [...files].sort().map((name) => `/${name}`);
}

function chunkOf(bundle: Output, matches: (chunk: Chunk) => boolean): Chunk {
  const chunk = Object.values(bundle).find((part) => part.type === 'chunk' && matches(part));
  if (chunk?.type !== 'chunk') throw new Error('The build has no chunk for an offline screen');
  return chunk;
}

function isLeftOut(part: Output[string] | undefined): boolean {
  return part?.type === 'chunk' && notOffline.test(part.facadeModuleId ?? '');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10);
}
