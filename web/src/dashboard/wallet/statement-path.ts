import { readMonth } from './statement-months.ts';

/** A statement by itself, ready to be printed. @param walletPath  of the tab */
export function statementPath(walletPath: string, month: string): string {
  return `${walletPath}?${new URLSearchParams({ statement: month })}`;
}

/** The month whose statement an address names. */
export function statementMonthIn(search: string): string | undefined {
  return readMonth(new URLSearchParams(search).get('statement'));
}
