import compatData from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { supportedBrowsers } from '../supported-browsers.ts';

/** A feature by its path in MDN's compatibility data, and the supported browsers without it. */
export interface Gap {
  feature: string;
  browsers: string[];
}

export interface FoundGap extends Gap {
  place: string;
}

/** The desktop and mobile versions of each browser. */
const families: Record<string, BrowserName[]> = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  safari: ['safari', 'safari_ios'],
  firefox: ['firefox', 'firefox_android'],
};

const oldestBrowsers = supportedBrowsers.flatMap((target) => {
  const [, family = '', version] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
  const browsers = families[family];
  if (!browsers) throw new Error(`The compatibility data has no ${target}`);
  return browsers.map((browser) => ({ browser, version: Number(version) }));
});

/**
 * The gaps of the first path in the compatibility data. Empty if no path is there or all browsers have the feature.
 * @param prefixes  the vendor prefixes in use
 */
export function gapsAt(paths: string[][], prefixes = ['']): Gap[] {
  const path = paths.find((candidate) => nodeAt(candidate)?.__compat);
  const browsers = path ? browsersWithout(nodeAt(path), prefixes) : [];
  return path && browsers.length > 0 ? [{ feature: path.join('.'), browsers }] : [];
}

/** All paths that end in this name, such as each `querySelector` in `api`. */
export function pathsTo(name: string, ...within: string[]): string[][] {
  return Object.keys(nodeAt(within) ?? {})
    .map((owner) => [...within, owner, name])
    .filter((path) => nodeAt(path)?.__compat)
    .sort((a, b) => browsersWithout(nodeAt(a)).length - browsersWithout(nodeAt(b)).length);
}

function nodeAt(path: string[]): Identifier | undefined {
  let node: Identifier | undefined = compatData as unknown as Identifier;
  for (const name of path) node = node && Object.hasOwn(node, name) ? node[name] : undefined;
  return node;
}

function browsersWithout(node: Identifier | undefined, prefixes = ['']): string[] {
  const support = node?.__compat?.support ?? {};
  return oldestBrowsers
    .filter(({ browser, version }) => {
      const statements = [support[browser] ?? []].flat();
      return !statements.some(
        (statement) => prefixes.includes(statement.prefix ?? '') && isSupported(statement, version),
      );
    })
    .map(({ browser, version }) => `${browser} ${version}`);
}

function isSupported(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed, flags, alternative_name } = statement;
  if (!added || flags || alternative_name) return false;
  return numberOf(added) <= version && !(removed && numberOf(removed) <= version);
}

/** `≤79` is 79, `4.4.3` is 4.4. `preview` is NaN, which is never old enough. */
const numberOf = (version: string) => Number.parseFloat(version.replace('≤', ''));
