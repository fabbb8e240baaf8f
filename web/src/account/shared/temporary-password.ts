import { sessionState } from '../session/session-store.ts';

let temporaryPassword: { userId: string; password: string } | undefined;

/** Keeps a temporary password in memory after the sign-in, so that the person need not type it again. */
export function rememberTemporaryPassword(userId: string, password: string): void {
  if (sessionState.get()?.status === 'password-due') temporaryPassword = { userId, password };
}

/** @returns undefined after a reload, or if another person has signed in */
export function temporaryPasswordOf(userId: string): string | undefined {
  return temporaryPassword?.userId === userId ? temporaryPassword.password : undefined;
}

sessionState.subscribe(() => {
  if (sessionState.get()?.status !== 'password-due') temporaryPassword = undefined;
});
