import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSite, builtSite } from '@thali/local/site/build-site';
import { type Language, languageFile } from '@thali/shared/site/languages';
import { buildSync } from 'esbuild';

export interface SiteFile {
  path: string;
  kind: 'js' | 'css';
  bytes: number;
  gzipped: number;
}

/** The scripts and styles that storefront.html loads at once. Later chunks are not included. */
export async function firstVisitFiles(language: Language = 'en'): Promise<SiteFile[]> {
  await buildSite();
  const html = readFileSync(join(builtSite, languageFile('storefront.html', language)), 'utf8');
  const linked = [...html.matchAll(loadedFile)].flatMap(([, path]) =>
    path ? [join(builtSite, path)] : [],
  );
  const scripts = staticImports(linked.filter((file) => file.endsWith('.js')));
  const styles = linked.filter((file) => file.endsWith('.css'));
  return [
    ...scripts.map((path) => ({ path, kind: 'js' as const, ...sizeOf(path) })),
    ...styles.map((path) => ({ path, kind: 'css' as const, ...sizeOf(path) })),
  ];
}

/** Matches scripts and styles, except the `nomodule` script for old browsers. */
const loadedFile = /(?:crossorigin src|href)="\/(assets\/[^"]+\.(?:js|css))"/g;

/** Total size of the files of one kind. */
export function totalOf(files: readonly SiteFile[], kind: SiteFile['kind']) {
  const sum = (key: 'bytes' | 'gzipped') =>
    files.filter((file) => file.kind === kind).reduce((all, file) => all + file[key], 0);
  return { bytes: sum('bytes'), gzipped: sum('gzipped') };
}

/** The files and all their static imports, direct and indirect. */
function staticImports(entries: string[]): string[] {
  const { metafile } = buildSync({
    entryPoints: entries,
    absWorkingDir: builtSite,
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'unused',
    // Leaves out files that the page loads later.
    external: ['/assets/*'],
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const { path: next, kind } of metafile.inputs[path]?.imports ?? []) {
      if (kind === 'import-statement') visit(next);
    }
  };
  const names = new Set(entries.map((entry) => entry.slice(builtSite.length + 1)));
  for (const path of Object.keys(metafile.inputs)) if (names.has(path)) visit(path);
  return [...found].map((path) => join(builtSite, path));
}

export function sizeOf(file: string): { bytes: number; gzipped: number } {
  const content = readFileSync(file);
  return { bytes: content.length, gzipped: gzipSync(content).length };
}
