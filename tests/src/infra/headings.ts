import { readFileSync } from 'node:fs';

/** The anchors of the headings in a page of `docs/`, as GitHub makes them. */
export function headingsOf(name: string): string[] {
  const text = readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
}
