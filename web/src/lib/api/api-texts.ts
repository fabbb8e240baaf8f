export const checkConnection = 'Please check your connection.';
export const againInSeconds = (seconds: number) =>
  ` You can try again in ${seconds} second${seconds === 1 ? '' : 's'}.`;
export const againInMinutes = (minutes: number) => ` You can try again in ${minutes} minutes.`;
export const networkError = 'Network error';
export const tryingAgain = 'Trying again...';
export const tooMany = 'Too many requests';
export const tooManyHint = 'You are making requests too quickly. Please wait and try again.';
export const serverError = 'Server error';
export const tryLater = 'Something went wrong. Please try again later.';
export const error = 'Error';
export const sessionExpired = 'Session expired';
export const logInAgain = 'Please log in again.';
export const unexpected = 'Unexpected response format';
