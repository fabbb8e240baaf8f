import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSite, builtSite } from '@thali/local/site/build-site';
import { buildSync } from 'esbuild';
import { kilobytes, printTable } from './print.ts';

/** All that storefront.html loads before anybody does anything: no chunk that is imported later. */
export async function benchSite(): Promise<void> {
  await buildSite();
  const html = readFileSync(join(builtSite, 'storefront.html'), 'utf8');
  const linked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].flatMap(
    ([, path]) => (path ? [join(builtSite, path)] : []),
  );
  const scripts = staticImports(linked.filter((file) => file.endsWith('.js')));
  const styles = linked.filter((file) => file.endsWith('.css'));

  const rows = [...scripts, ...styles].map((file) => ({ file, ...sizeOf(file) }));
  const total = (ending: string) => {
    const of = rows.filter(({ file }) => file.endsWith(ending));
    const sum = (key: 'bytes' | 'gzipped') => of.reduce((all, row) => all + row[key], 0);
    return [`all ${ending.slice(1)}`, kilobytes(sum('bytes')), kilobytes(sum('gzipped'))];
  };
  printTable(
    "The storefront's first visit: scripts and styles that storefront.html loads statically",
    ['file', 'minified', 'gzipped'],
    [
      ...rows.map(({ file, bytes, gzipped }) => [
        basename(file),
        kilobytes(bytes),
        kilobytes(gzipped),
      ]),
      total('.js'),
      total('.css'),
    ],
  );
}

/** The files and what they import statically, however deep. */
function staticImports(entries: string[]): string[] {
  const { metafile } = buildSync({
    entryPoints: entries,
    absWorkingDir: builtSite,
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'unused',
    external: ['/*.css', '/*.svg'],
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

function sizeOf(file: string): { bytes: number; gzipped: number } {
  const content = readFileSync(file);
  return { bytes: content.length, gzipped: gzipSync(content).length };
}
