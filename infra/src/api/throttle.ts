/**
 * Requests per second that a whole stage takes, below the account's default of 10,000, so that one
 * stage under attack leaves room for the others.
 */
export const throttle = {
  http: { rateLimit: 4000, burstLimit: 2000 },
  socket: { rateLimit: 2000, burstLimit: 1000 },
};
