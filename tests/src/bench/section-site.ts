import { basename } from 'node:path';
import { firstVisitFiles, type SiteFile, totalOf } from '../support/first-visit.ts';
import { kilobytes, printTable } from './print.ts';

export async function benchSite(): Promise<void> {
  const files = await firstVisitFiles();
  const row = (name: string, { bytes, gzipped }: Pick<SiteFile, 'bytes' | 'gzipped'>) => [
    name,
    kilobytes(bytes),
    kilobytes(gzipped),
  ];
  printTable(
    "The storefront's first visit: scripts and styles that storefront.html loads statically",
    ['file', 'minified', 'gzipped'],
    [
      ...files.map((file) => row(basename(file.path), file)),
      row('all js', totalOf(files, 'js')),
      row('all css', totalOf(files, 'css')),
    ],
  );
}
