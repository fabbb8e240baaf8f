/** What JSX says, until it is written down as text. */
export interface Element {
  type: string | symbol | Component;
  props: Props;
}

export type Props = Readonly<Record<string, unknown>>;
export type Component = (props: Props) => unknown;

export const Fragment = Symbol('Fragment');

export function jsx(type: Element['type'], props: Props): Element {
  return { type, props };
}

export { jsx as jsxs };

export function isElement(node: unknown): node is Element {
  return typeof node === 'object' && node !== null && 'type' in node && 'props' in node;
}
