/**
 * Limits on the requests per second of a whole stage. They are below the account default of 10,000, so that an
 * attack on one stage leaves capacity for the others.
 */
export const throttle = {
  http: { rateLimit: 4000, burstLimit: 2000 },
  socket: { rateLimit: 2000, burstLimit: 1000 },
};
