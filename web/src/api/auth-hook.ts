/** What the request layer needs of a session. */
export interface AuthHook {
  /** The access token, if someone is signed in. */
  getToken(): Promise<string | undefined>;
  /** Tries for a fresh token once; says whether there is one. */
  refresh(): Promise<boolean>;
  /** The session is over: forget it. */
  sessionLost(): void;
}

/** Nobody is signed in, until the session module puts its own functions here. */
export const authHook: AuthHook = {
  getToken: async () => undefined,
  refresh: async () => false,
  sessionLost: () => undefined,
};
