/** The functions that read, refresh and end the session for the request layer. */
export interface AuthHook {
  /**
   * The access token, if someone is signed in.
   * @throws ApiError 401 if the session is over, because a signed-in person's call must not run as a guest's call
   */
  getToken(): Promise<string | undefined>;
  /** The current mess of a person with several messes. */
  getMess(): string | undefined;
  /**
   * Gets a new token to replace the refused token.
   * @returns whether a new token arrived
   */
  refresh(refusedToken?: string): Promise<boolean>;
  /** Forgets the session of this token after the server has refused it permanently. */
  endSession(refusedToken?: string): void;
}

/** Acts as signed out until the session module installs its own functions. */
export const authHook: AuthHook = {
  getToken: async () => undefined,
  getMess: () => undefined,
  refresh: async () => false,
  endSession: () => undefined,
};
