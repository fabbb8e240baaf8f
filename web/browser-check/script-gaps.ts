import type { Node } from 'typescript/unstable/ast';
import {
  isIdentifier,
  isJsxAttribute,
  isJsxOpeningLikeElement,
  isPropertyAccessExpression,
  isTypeNode,
} from 'typescript/unstable/ast/is';
import { API, type Symbol as TypeSymbol } from 'typescript/unstable/sync';
import { type FoundGap, gapsAt, pathsTo } from './browser-support.ts';

const root = new URL('../../', import.meta.url).pathname;
const config = new URL('tsconfig.json', import.meta.url).pathname;

/**
 * Finds JavaScript, web APIs and HTML that a supported browser lacks. Checks the site and the modules that it uses from
 * `shared`. TypeScript resolves the owner of each name.
 */
export function scriptGaps(): FoundGap[] {
  const api = new API({ cwd: root });
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error(`Could not read ${config}`);
  const gaps = project.program.getSourceFileNames().flatMap((name) => {
    const path = name.slice(root.length);
    const file = /^(web|shared)\/src\//.test(path) && project.program.getSourceFile(name);
    if (!file) return [];
    const at = (position: number) =>
      `${path}:${file.getLineAndCharacterOfPosition(position).line + 1}`;
    const names = valueNames(file);
    const symbols = project.checker.getSymbolAtLocation(names);
    return [
      ...names.flatMap((node, index) =>
        gapsAt(pathsOf(node, symbols[index])).map((gap) => ({ ...gap, place: at(node.end) })),
      ),
      ...[...file.text.matchAll(/\(\?<[=!]/g)].flatMap(({ index }) =>
        gapsAt([lookbehind]).map((gap) => ({ ...gap, place: at(index) })),
      ),
    ];
  });
  api.close();
  return gaps;
}

/** A browser without lookbehind refuses the whole file. */
const lookbehind = ['javascript', 'regular_expressions', 'lookbehind_assertion'];

function valueNames(node: Node): Node[] {
  if (isTypeNode(node)) return [];
  const names: Node[] = isIdentifier(node) ? [node] : [];
  node.forEachChild((child) => {
    names.push(...valueNames(child));
  });
  return names;
}

/** The possible paths in the compatibility data. The most likely path comes first. */
function pathsOf(node: Node, symbol: TypeSymbol | undefined): string[][] {
  const name = node.getText();
  const { parent } = node;
  if (isJsxOpeningLikeElement(parent)) return [['html', 'elements', name]];
  if (isJsxAttribute(parent) && isJsxOpeningLikeElement(parent.parent.parent)) {
    const tag = parent.parent.parent.tagName.getText();
    const attribute = name.toLowerCase();
    if (tag !== tag.toLowerCase()) return [];
    return [
      ['html', 'elements', tag, attribute],
      ['html', 'global_attributes', attribute],
    ];
  }
  const library = symbol?.declarations.map(({ path }) => /\/lib\.(dom|es)/.exec(path)?.[1]);
  const isDom = library?.includes('dom');
  if (!isDom && !library?.includes('es')) return [];
  const space = isDom ? ['api'] : ['javascript', 'builtins'];
  if (!isPropertyAccessExpression(parent) || parent.name !== node) {
    return [
      [...space, name, name],
      [...space, name],
      ['api', 'Window', name],
    ];
  }
  const object = parent.expression.getText().replace(/^(globalThis|window|self)\./, '');
  const declared = symbol?.getParent()?.name ?? '__type';
  const owner = declared === '__type' ? object : declared.replace(/^Readonly|Constructor$/g, '');
  return [
    ...(owner === object ? [[...space, owner, `${name}_static`]] : []),
    [...space, owner, name],
    ['javascript', 'builtins', 'Intl', owner, name],
    ...pathsTo(name, ...space),
  ];
}
