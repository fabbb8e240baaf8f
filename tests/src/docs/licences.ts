import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '@thali/local/repository-root';

interface Package {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

const fontsFolder = join(repositoryRoot, 'web/src/styles/fonts');

/** The licence notices of all packages and fonts of the site. Each text appears once, below the names of its packages. */
export function licencesText(): string {
  const found = new Map<string, { name: string; notice: string }>();
  collect(join(repositoryRoot, 'web'), found);
  const faces = readdirSync(fontsFolder).filter((file) => file.endsWith('-OFL.txt'));
  const notices = [
    ...found.values(),
    ...faces.map((file) => ({
      name: `${file.replace('-OFL.txt', '')} (typeface)`,
      notice: readFileSync(join(fontsFolder, file), 'utf8'),
    })),
  ];
  const byNotice = Map.groupBy(notices, ({ notice }) => withoutSpaces(notice));
  const parts = [...byNotice.values()].map((group) =>
    [
      group
        .map(({ name }) => name)
        .toSorted()
        .join('\n'),
      group[0]?.notice.trim(),
    ].join('\n\n'),
  );
  const rule = `\n\n${'-'.repeat(72)}\n\n`;
  return `${['This site is made with the work of others, under these licences.', ...parts.toSorted()].join(rule)}\n`;
}

/** Collects the dependencies of a package, except types. */
function collect(folder: string, found: Map<string, { name: string; notice: string }>): void {
  const { dependencies = {} } = packageIn(folder);
  for (const name of Object.keys(dependencies)) {
    const place = placeOf(name, folder);
    if (!place || found.has(place) || name.startsWith('@types/')) continue;
    const { version, license = 'see its package' } = packageIn(place);
    if (!name.startsWith('@thali/')) {
      found.set(place, { name: `${name} ${version}`, notice: noticeIn(place) ?? license });
    }
    collect(place, found);
  }
}

/** Resolves a package as Node does: in the folder, then in each parent folder. */
function placeOf(name: string, from: string): string | undefined {
  const place = join(from, 'node_modules', name);
  if (existsSync(join(place, 'package.json'))) return place;
  return from === repositoryRoot ? undefined : placeOf(name, dirname(from));
}

function noticeIn(folder: string): string | undefined {
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
  if (files.length === 0) return undefined;
  const texts = files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return texts.join('\n\n').replaceAll('\r\n', '\n');
}

function packageIn(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
