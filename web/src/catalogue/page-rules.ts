/** Every rule of the page's stylesheets, those inside of other rules included. */
export function pageRules(): CSSRule[] {
  return [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules));
}

function rulesIn(list: CSSRuleList): CSSRule[] {
  return [...list].flatMap((rule) => [
    rule,
    ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule
      ? rulesIn(rule.cssRules)
      : []),
  ]);
}
