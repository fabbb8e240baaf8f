import { pageRules } from './page-rules.ts';

export interface Token {
  /** Without the prefix: `paper` of `--color-paper`. */
  name: string;
  /** The custom property. */
  property: string;
  /** As it computes at the root now. */
  value: string;
}

/** The custom properties of the root that begin with a prefix, in the order of the stylesheets. */
export function readTokens(prefix: string): Token[] {
  const computed = getComputedStyle(document.documentElement);
  const properties = new Set(
    pageRules()
      .filter((rule) => rule instanceof CSSStyleRule)
      .filter((rule) => /(^|,\s*):root\b/.test(rule.selectorText))
      .flatMap((rule) => [...rule.style])
      .filter((property) => property.startsWith(prefix)),
  );
  return [...properties].map((property) => ({
    name: property.slice(prefix.length),
    property,
    value: computed.getPropertyValue(property).trim(),
  }));
}
