import { escapeMarkup } from '@thali/shared/html/escape-markup';
import { attributesOf } from './attributes-of.ts';
import { Fragment, isElement, type Props } from './jsx-runtime.ts';
import { notThereYet, Suspense } from './react.ts';

/**
 * Markup as React's own renderer would make it, at a twentieth of its size: the function that carries it
 * stays light. A test holds the two side by side.
 * @param chosen  the value of the select around it
 */
export function toMarkup(node: unknown, chosen?: unknown): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string' || typeof node === 'number') return escapeMarkup(String(node));
  if (Array.isArray(node)) return node.map((one) => toMarkup(one, chosen)).join('');
  if (!isElement(node)) throw new Error(`No markup for ${typeof node}`);
  const { type, props } = node;
  if (typeof type === 'function') return toMarkup(type(props), chosen);
  if (type === Fragment) return toMarkup(props.children, chosen);
  if (type === Suspense) return contentOrFallback(props);
  if (typeof type === 'symbol') throw new Error(`No markup for ${String(type)}`);
  return tag(type, props, chosen);
}

function contentOrFallback({ children, fallback }: Props): string {
  try {
    return toMarkup(children);
  } catch (reason) {
    if (reason !== notThereYet) throw reason;
    return toMarkup(fallback);
  }
}

const isVoid = new Set(['br', 'hr', 'img', 'input']);

function tag(name: string, props: Props, chosen: unknown): string {
  const { value, ...rest } = props;
  if (name === 'select') return whole(name, rest, toMarkup(props.children, value));
  if (isVoid.has(name)) return `<${name}${attributesOf(props)}/>`;
  const isChosen = name === 'option' && value === chosen;
  return whole(name, isChosen ? { ...props, selected: true } : props, toMarkup(props.children));
}

function whole(name: string, props: Props, content: string): string {
  return `<${name}${attributesOf(props)}>${content}</${name}>`;
}
