export const inactive = 'You were inactive for a while. Please log in again.';
export const otherTab = 'You logged out in another tab.';
export const loggedOut = 'Logged out';
export const logInAgain = 'Please log in again.';
export const invalidAnswer = 'Login failed - invalid response from server';
export const timeoutWarning = 'Session Timeout Warning';
export const loggingOut = 'Logging out...';
/** Before the seconds in bold. */
export const inactiveLoggedOutIn = 'You have been inactive. You will be logged out in ';
export const logOutNow = 'Log Out Now';
export const stayLoggedIn = 'Stay Logged In';
export const oneSecond = '1 second';
export const seconds = (count: number) => `${count} seconds`;
export const secondsLeft = (count: number) => `${count} seconds left`;
