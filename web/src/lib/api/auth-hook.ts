/** How the request layer reads, refreshes and ends the session. */
export interface AuthHook {
  /**
   * The access token, if someone is signed in.
   * @throws ApiError 401 if the session is over, because a signed-in person's call must not go out as a guest's
   */
  getToken(): Promise<string | undefined>;
  /** Gets a new token in place of the refused one. @returns whether it got one */
  refresh(refused?: string): Promise<boolean>;
  /** Forgets the session of this token after the server has refused it for good. */
  sessionLost(refused?: string): void;
}

/** Acts as signed out until the session module installs its own functions. */
export const authHook: AuthHook = {
  getToken: async () => undefined,
  refresh: async () => false,
  sessionLost: () => undefined,
};
