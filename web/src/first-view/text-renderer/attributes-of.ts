import { escapeMarkup } from '@thali/shared/html/escape-markup';
import type { Props } from './jsx-runtime.ts';

/** As they stand in a tag, each with a space before it. */
export function attributesOf(props: Props): string {
  return Object.entries(props)
    .map(([name, value]) => attribute(name, value))
    .join('');
}

/** React's own props, which no element shows. */
const isForReact = new Set(['children', 'key', 'ref']);

function attribute(name: string, value: unknown): string {
  if (isForReact.has(name) || value === null || value === undefined) return '';
  // Nobody is there to listen.
  if (typeof value === 'function') return '';
  // Such as a style: the document's policy allows none.
  if (typeof value === 'object') throw new Error(`The attribute ${name} has no text`);
  const isTold = /^(?:aria|data)-/.test(name);
  if (value === false && !isTold) return '';
  const text = value === true && !isTold ? '' : String(value);
  return ` ${names[name] ?? name}="${escapeMarkup(text)}"`;
}

/** Where markup has another name than React; the case of the others does not matter to HTML. */
const names: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  fillOpacity: 'fill-opacity',
  fillRule: 'fill-rule',
  clipRule: 'clip-rule',
  strokeDasharray: 'stroke-dasharray',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeOpacity: 'stroke-opacity',
  strokeWidth: 'stroke-width',
  tabIndex: 'tabindex',
  vectorEffect: 'vector-effect',
};
