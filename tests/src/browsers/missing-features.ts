import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchPackage } from './fetch-package.ts';

/** A browser that nobody can install any more, with its name in MDN's data. */
export interface OldBrowser {
  browser: 'chrome_android' | 'safari_ios' | 'firefox';
  version: string;
}

interface Support {
  version_added: string | false | null;
  version_removed?: string;
  flags?: unknown[];
  prefix?: string;
  alternative_name?: string;
}

interface Entry {
  __compat?: { support: Record<string, Support | Support[]> };
  [part: string]: unknown;
}

/**
 * Builds a script that removes the features an old browser lacks: interfaces, members, constructors, and selectors in
 * scripts. A script can't remove CSS, syntax or the popover attribute, so the members of popover also stay.
 */
export async function removalScript(old: OldBrowser): Promise<string> {
  const folder = await fetchPackage('@mdn/browser-compat-data', '8.1.9');
  const data = JSON.parse(await readFile(join(folder, 'data.json'), 'utf8')) as {
    api: Entry;
    javascript: { builtins: Entry };
    css: { selectors: Entry };
  };
  const paths = [
    ...missingPaths(data.api, old),
    ...missingPaths(data.javascript.builtins, old),
  ].filter((path) => !path.some((part) => /popover/i.test(part)));
  const selectors = missingPaths(data.css.selectors, old)
    .filter((path) => path.length === 1)
    .flat()
    .filter((name) => name !== 'popover-open');
  return `(${removeFeatures})(${JSON.stringify(paths)}, ${JSON.stringify(selectors)})`;
}

/** The paths of all missing features. A missing feature hides its members. */
function missingPaths(entry: Entry, old: OldBrowser, path: string[] = []): string[][] {
  return Object.entries(entry).flatMap(([name, part]) => {
    if (name === '__compat') return [];
    const { __compat: compat } = part as Entry;
    const memberPath = [...path, name];
    const isMissing = compat && !isSupported(compat.support[old.browser], old.version);
    return isMissing ? [memberPath] : missingPaths(part as Entry, old, memberPath);
  });
}

function isSupported(support: Support | Support[] | undefined, version: string): boolean {
  return [support ?? []].flat().some((candidate) => {
    if (
      candidate.flags ||
      candidate.prefix ||
      candidate.alternative_name ||
      !candidate.version_added
    )
      return false;
    return (
      isReached(candidate.version_added, version) && !isReached(candidate.version_removed, version)
    );
  });
}

function isReached(since: string | undefined, version: string): boolean {
  if (!since || since === 'preview') return false;
  const [a, b] = [since.replace('≤', ''), version];
  return a.localeCompare(b, 'en', { numeric: true }) <= 0;
}

/** Runs in the page. */
function removeFeatures(paths: string[][], selectors: string[]): void {
  const scope = globalThis as unknown as Record<string, unknown>;
  for (const path of paths) {
    const name = (path.at(-1) ?? '').replace(/_static$/, '');
    const owner = path
      .slice(0, -1)
      .reduce<unknown>(
        (holder, part) => (holder as Record<string, unknown> | undefined)?.[part],
        scope,
      );
    if (!owner) continue;
    if (path.length > 1 && path.at(-2) === name) forbidConstructing(path.at(-2) ?? '');
    else for (const holder of holdersOf(owner)) delete (holder as Record<string, unknown>)[name];
  }

  const unknownSelectors = selectors.map((name) => `:${name}`);
  const refuse = (selector: string) => {
    const found = unknownSelectors.find((name) => new RegExp(`${name}(?![\\w-])`).test(selector));
    if (found) throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
  };
  for (const { prototype } of [Element, Document, DocumentFragment]) {
    for (const method of ['querySelector', 'querySelectorAll', 'matches', 'closest']) {
      const methods = prototype as unknown as Record<string, (selector: string) => unknown>;
      const original = methods[method];
      if (!original) continue;
      methods[method] = function (selector) {
        refuse(String(selector));
        return original.call(this, selector);
      };
    }
  }

  function holdersOf(owner: unknown): unknown[] {
    if (owner === scope.Window) return [scope, Window.prototype];
    return typeof owner === 'function' ? [owner.prototype ?? owner, owner] : [owner];
  }

  function forbidConstructing(name: string): void {
    const original = scope[name] as { prototype: unknown };
    function refuseConstructing() {
      throw new TypeError('Illegal constructor');
    }
    refuseConstructing.prototype = original.prototype;
    scope[name] = Object.setPrototypeOf(refuseConstructing, original as object);
  }
}
