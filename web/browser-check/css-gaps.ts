import postcss, { type AtRule, type ChildNode, type Declaration } from 'postcss';
import { build, loadConfigFromFile } from 'vite';
import { type FoundGap, type Gap, gapsAt, pathsTo } from './browser-support.ts';

const web = new URL('../', import.meta.url).pathname;

/** Finds features in the two built style sheets that a supported browser lacks. */
export async function cssGaps(): Promise<FoundGap[]> {
  const env = { command: 'build', mode: 'sheets' } as const;
  const { config } = (await loadConfigFromFile(env, `${web}vite.config.ts`)) ?? {};
  const input = ['site', 'storefront'].map((name) => `${web}src/styles/${name}.css`);
  const outputs = await build({
    ...config,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ...config?.build, write: false, rolldownOptions: { input } },
  });
  return [outputs]
    .flat()
    .flatMap((output) => ('output' in output ? output.output : []))
    .flatMap((file) => (file.type === 'asset' && /\.css$/.test(file.fileName) ? [file] : []))
    .flatMap(({ names, source }) => sheetGaps(names[0] ?? '', String(source)));
}

function sheetGaps(sheet: string, css: string): FoundGap[] {
  const gaps: FoundGap[] = [];
  postcss.parse(css).walk((node) => {
    if (isInSupports(node)) return;
    const place = `${sheet} ${node.type === 'decl' ? `${head(node.parent)} ${node}` : head(node)}`;
    for (const gap of gapsOf(node)) gaps.push({ ...gap, place });
  });
  return gaps;
}

function isInSupports({ parent }: ChildNode): boolean {
  if (!parent || parent.type === 'root' || parent.type === 'document') return false;
  return ('name' in parent && parent.name === 'supports') || isInSupports(parent as ChildNode);
}

const head = (node: postcss.Node | undefined) => String(node ?? '').replace(/\{.*/s, '');

function gapsOf(node: ChildNode): Gap[] {
  if (node.type === 'decl') {
    return node.prop.startsWith('-') && !node.variable
      ? []
      : [...propertyGaps(node), ...valueGaps(node)];
  }
  if (node.type === 'rule') return selectorGaps(node.selector);
  return node.type === 'atrule' ? atRuleGaps(node) : [];
}

function propertyGaps({ prop, parent }: Declaration): Gap[] {
  const path =
    parent?.type === 'atrule' && 'name' in parent
      ? ['css', 'at-rules', String(parent.name), prop]
      : ['css', 'properties', prop];
  return gapsAt([path], prefixesOf(prop, parent));
}

/** A value has no gap if its rule has a fallback for the property. A custom property can hold any text. */
function valueGaps({ prop, value, variable, parent }: Declaration): Gap[] {
  const prefixes = prefixesOf(prop, parent);
  const gaps = (text: string) => valuePaths(prop, text).flatMap((paths) => gapsAt(paths, prefixes));
  const fallbacks = variable ? [] : declarationsOf(prop, parent);
  return fallbacks.some((fallback) => gaps(fallback.value).length === 0) ? [] : gaps(value);
}

const prefixesOf = (prop: string, parent: Declaration['parent']) =>
  declarationsOf(`-webkit-${prop}`, parent).length > 0 ? ['', '-webkit-'] : [''];

function declarationsOf(prop: string, parent: Declaration['parent']): Declaration[] {
  return (parent?.nodes ?? []).filter(
    (node): node is Declaration => node.type === 'decl' && node.prop === prop,
  );
}

function valuePaths(prop: string, value: string): string[][][] {
  const plainValue = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  return [
    ...[...plainValue.matchAll(/(?<![\w-])([a-z][\w-]*)(\(?)/gi)].map(([, name = '', bracket]) =>
      bracket
        ? [
            ['css', 'types', name],
            ['css', 'properties', prop, name],
            ...pathsTo(name, 'css', 'types'),
          ]
        : [['css', 'properties', prop, name]],
    ),
    ...[...plainValue.matchAll(/(?<![\w#-])[\d.]+([a-z]+)/gi)].map(([, unit = '']) => [
      ['css', 'types', 'length', unitFeature(unit)],
    ]),
  ];
}

function unitFeature(unit: string): string {
  const [, size] = /^([dls])v(?:h|w|i|b|min|max)$/.exec(unit) ?? [];
  if (size) return `viewport_percentage_units_${{ d: 'dynamic', l: 'large', s: 'small' }[size]}`;
  return unit.startsWith('cq') ? 'container_query_length_units' : unit;
}

/** Checks every selector, because a browser drops the whole rule for one unknown selector. */
function selectorGaps(selector: string): Gap[] {
  const plainSelector = selector.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  return [
    ...(plainSelector.includes('&') ? gapsAt([['css', 'selectors', 'nesting']]) : []),
    ...[...plainSelector.matchAll(/::?([a-z][\w-]*)/g)].flatMap(([, name = '']) =>
      gapsAt([['css', 'selectors', name]]),
    ),
  ];
}

function atRuleGaps({ name, params }: AtRule): Gap[] {
  const range = /[<>]/.test(params) ? gapsAt([['css', 'at-rules', name, 'range_syntax']]) : [];
  const features = [...params.matchAll(/\(\s*([a-z-]+)/g)].flatMap(([, feature = '']) =>
    gapsAt([['css', 'at-rules', name, feature]]),
  );
  return [...gapsAt([['css', 'at-rules', name]]), ...range, ...features];
}
