/** The oldest browsers in which a guest can order; docs/browsers.md tells people. */
export const supportedBrowsers = ['chrome99', 'safari15.6', 'firefox115'];

/**
 * What scripts are built for. Safari has class fields since 14.1, but they would be lowered for a fault of 15 in
 * initializers that name a variable around them, at the cost of a kilobyte for everybody.
 */
export const scriptTarget = ['chrome99', 'safari16', 'firefox115'];
