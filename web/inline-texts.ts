import { type ESTree, parseSync } from 'vite';
import { childrenOf, type Node, rewrite, type Text } from './text-modules.ts';

type TextsOf = (module: string) => ReadonlyMap<string, Text> | undefined;

/**
 * Writes the texts into the screen that shows them, as if the screen had them in its own source. So each chunk holds
 * only its own texts, and the English build stays the same when a text moves into a module.
 * @param textsOf  the texts of an imported module
 */
export function inlineTexts(file: string, code: string, textsOf: TextsOf): string {
  const { program } = parseSync(file, code);
  const imports = new Map<string, { texts: ReadonlyMap<string, Text>; isKept: boolean }>();
  const declarations = new Map<Node, string>();
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const [specifier] = statement.specifiers;
    const texts = textsOf(statement.source.value);
    if (!texts || specifier?.type !== 'ImportNamespaceSpecifier') continue;
    imports.set(specifier.local.name, { texts, isKept: false });
    declarations.set(statement, specifier.local.name);
  }
  if (imports.size === 0) return code;

  const textAt = (node: Node): Text | undefined =>
    node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    node.property.type === 'Identifier' &&
    !node.computed
      ? imports.get(node.object.name)?.texts.get(node.property.name)
      : undefined;

  const argumentsOf = (call: ESTree.CallExpression) =>
    call.arguments.map((argument) => ({
      node: argument,
      source: replace(argument, call) ?? rewrite(argument, code, replace),
    }));

  const replace = (node: Node, parent: Node): string | undefined => {
    if (declarations.has(node)) return code.slice(node.start, node.end);
    if (node.type === 'JSXExpressionContainer' && isChild(parent)) {
      const call = node.expression;
      const text = call.type === 'CallExpression' ? textAt(call.callee) : undefined;
      return text && call.type === 'CallExpression'
        ? inChildren(text, argumentsOf(call))
        : undefined;
    }
    if (node.type === 'CallExpression') {
      const text = textAt(node.callee);
      const body = text && called(text, argumentsOf(node));
      if (body !== undefined) return `(${body})`;
    }
    const text = textAt(node);
    if (text && (isPlain(text.expression) || parent.type === 'VariableDeclarator')) {
      return text.code.slice(text.expression.start, text.expression.end);
    }
    const used = node.type === 'Identifier' ? imports.get(node.name) : undefined;
    if (used) used.isKept = true;
    return undefined;
  };

  const written = rewrite(program, code, replace);
  const removed = [...declarations].filter(([, name]) => !imports.get(name)?.isKept);
  return (
    code.slice(0, program.start) +
    removed.reduce((text, [{ start, end }]) => text.replace(code.slice(start, end), ''), written) +
    code.slice(program.end)
  );
}

interface Argument {
  node: Node;
  source: string;
}

function isChild(parent: Node): boolean {
  return parent.type === 'JSXElement' || parent.type === 'JSXFragment';
}

/** A string without parameters. */
function isPlain(expression: Node): boolean {
  return (
    expression.type === 'Literal' ||
    (expression.type === 'TemplateLiteral' && expression.expressions.length === 0)
  );
}

/** A text's body with its arguments. Undefined if the body needs other code of its module. */
function called(text: Text, given: readonly Argument[]): string | undefined {
  const fill = filler(text, given);
  return fill?.(bodyOf(text));
}

/** Turns a template into JSX children: its words as strings, its values as expressions. */
function inChildren(text: Text, given: readonly Argument[]): string | undefined {
  const fill = filler(text, given);
  const body = bodyOf(text);
  if (!fill || body?.type !== 'TemplateLiteral') return undefined;
  return body.quasis
    .map(({ value: { cooked } }, index) => {
      const expression = body.expressions[index];
      const words = cooked ? `{${JSON.stringify(cooked)}}` : '';
      return expression ? `${words}{${fill(expression)}}` : words;
    })
    .join('');
}

function bodyOf({ expression }: Text): Node | undefined {
  return expression.type === 'ArrowFunctionExpression' && expression.body.type !== 'BlockStatement'
    ? expression.body
    : undefined;
}

function filler(text: Text, given: readonly Argument[]) {
  const { expression, code } = text;
  const body = bodyOf(text);
  if (!body || expression.type !== 'ArrowFunctionExpression') return undefined;
  const values = new Map<string, string>();
  for (const [index, parameter] of expression.params.entries()) {
    if (parameter.type !== 'Identifier') return undefined;
    const argument = given[index];
    values.set(
      parameter.name,
      !argument || isShort(argument) ? (argument?.source ?? 'undefined') : `(${argument.source})`,
    );
  }
  const names = namesIn(body);
  const isRepeated = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  const canFill =
    names.every((name) => values.has(name) || globals.has(name)) &&
    [...values.keys()].every((name, index) => {
      const argument = given[index];
      return !argument || isShort(argument) || !isRepeated(name);
    });
  const fill = (node: Node | undefined) => node && (filled(node) ?? rewrite(node, code, filled));
  const filled = (node: Node, parent?: Node) =>
    node.type === 'Identifier' && !(parent && isName(node, parent))
      ? values.get(node.name)
      : undefined;
  return canFill ? fill : undefined;
}

const globals = new Set(['undefined', 'String', 'Number', 'Math']);

/** An argument that may stand in a text twice. */
function isShort({ node }: Argument): boolean {
  return node.type === 'Identifier' || node.type === 'Literal' || node.type === 'MemberExpression';
}

/** The names of the variables that an expression uses. */
function namesIn(node: Node, parent?: Node): string[] {
  if (node.type === 'Identifier') return parent && isName(node, parent) ? [] : [node.name];
  // A function or a shorthand property has names of its own.
  if (/Function|^Property$/.test(node.type)) return ['function'];
  return childrenOf(node).flatMap((child) => namesIn(child, node));
}

/** Whether an identifier is a property's name and not a variable. */
function isName(node: Node, parent: Node): boolean {
  return parent.type === 'MemberExpression' && parent.property === node && !parent.computed;
}
