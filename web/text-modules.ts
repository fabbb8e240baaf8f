import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '@thali/shared/site/languages';
import { type ESTree, parseSync } from 'vite';

export type Node = ESTree.Node;

/** One text: its expression in the source of its module. */
export interface Text {
  expression: Node;
  code: string;
}

/** Matches the English module of a screen's texts. */
export const englishTexts = /-texts\.ts$/;

/** The module with these texts in a language. Undefined if the screen is not translated. */
export function translationOf(english: string, language: Language): string | undefined {
  const file = english.replace(/\.ts$/, `.${language}.ts`);
  return language !== 'en' && existsSync(file) ? file : undefined;
}

/** The texts of a module by name: exported constants in English, properties of `texts` in other languages. */
export function readTexts(english: string, language: Language): Map<string, Text> {
  const file = translationOf(english, language) ?? english;
  const code = readFileSync(file, 'utf8');
  const texts = new Map<string, Text>();
  for (const statement of parseSync(file, code).program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type !== 'Identifier' || !init) continue;
      const expression = withoutType(init);
      if (file === english) texts.set(id.name, { expression, code });
      else if (id.name === 'texts' && expression.type === 'ObjectExpression')
        for (const property of expression.properties) {
          if (property.type === 'Property' && property.key.type === 'Identifier')
            texts.set(property.key.name, { expression: withoutType(property.value), code });
        }
    }
  }
  return texts;
}

function withoutType(expression: ESTree.Expression): ESTree.Expression {
  return expression.type === 'TSSatisfiesExpression' || expression.type === 'TSAsExpression'
    ? withoutType(expression.expression)
    : expression;
}

/**
 * Writes a node's source again, with other source for some nodes below it.
 * @param replace  the new source of a node, or undefined to look below that node
 */
export function rewrite(
  node: Node,
  code: string,
  replace: (node: Node, parent: Node) => string | undefined,
): string {
  let written = '';
  let end = node.start;
  for (const child of childrenOf(node)) {
    // The key and the value of a shorthand property have the same source, and only the value can have a default.
    if (child.start < end || (node.type === 'Property' && node.shorthand && child !== node.value))
      continue;
    written +=
      code.slice(end, child.start) + (replace(child, node) ?? rewrite(child, code, replace));
    end = child.end;
  }
  return written + code.slice(end, node.end);
}

/** The nodes directly below a node, in the order of the source. */
export function childrenOf(node: Node): Node[] {
  const isNode = (value: unknown): value is Node =>
    typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
  return Object.values(node)
    .flat()
    .filter(isNode)
    .sort((one, other) => one.start - other.start);
}
