/** A month that the address names; undefined where it is none. */
export function readMonth(text: string | null): string | undefined {
  return text && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
}

/** A statement by itself, ready to be printed. @param walletPath  of the tab */
export function statementPath(walletPath: string, month: string): string {
  return `${walletPath}?${new URLSearchParams({ statement: month })}`;
}

/** The month whose statement an address names. */
export function statementMonthIn(search: string): string | undefined {
  return readMonth(new URLSearchParams(search).get('statement'));
}
