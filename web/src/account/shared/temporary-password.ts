import { sessionState } from '../session/session-store.ts';

let kept: { userId: string; password: string } | undefined;

/** Who has just signed in with a temporary password need not type it again: it stays in this page's memory alone. */
export function keepTemporaryPassword(userId: string, password: string): void {
  if (sessionState.get()?.status === 'password-due') kept = { userId, password };
}

/** Undefined after a reload, and for anybody else. */
export function temporaryPasswordOf(userId: string): string | undefined {
  return kept?.userId === userId ? kept.password : undefined;
}

sessionState.subscribe(() => {
  if (sessionState.get()?.status !== 'password-due') kept = undefined;
});
