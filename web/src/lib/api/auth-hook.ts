/** What the request layer needs of a session. */
export interface AuthHook {
  /**
   * The access token, if someone is signed in.
   * @throws ApiError 401 when the session turns out to be over: what was meant to be sent as this
   * person must not go out as a guest's
   */
  getToken(): Promise<string | undefined>;
  /** Sees to it that there is another token than the refused one; says whether there is. */
  refresh(refused?: string): Promise<boolean>;
  /** The session that this token belongs to is over: forget it. */
  sessionLost(refused?: string): void;
}

/** Signed out, until the session module puts its own functions here. */
export const authHook: AuthHook = {
  getToken: async () => undefined,
  refresh: async () => false,
  sessionLost: () => undefined,
};
