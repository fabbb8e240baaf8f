/** The request layer's view of the session. */
export interface AuthHook {
  /**
   * The access token, if someone is signed in.
   * @throws ApiError 401 if the session is over: a signed-in person's call must not go out as a guest's
   */
  getToken(): Promise<string | undefined>;
  /** Gets a token other than the refused one. @returns whether there is one */
  refresh(refused?: string): Promise<boolean>;
  /** Forgets the session of this token, because it is over. */
  sessionLost(refused?: string): void;
}

/** Acts as signed out until the session module installs its own functions. */
export const authHook: AuthHook = {
  getToken: async () => undefined,
  refresh: async () => false,
  sessionLost: () => undefined,
};
