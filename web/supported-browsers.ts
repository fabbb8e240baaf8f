/** The oldest browsers in which a guest can order; docs/browsers.md lists them for people. */
export const supportedBrowsers = ['chrome99', 'safari15.6', 'firefox115'];

/**
 * The build target of scripts. Safari has class fields since 14.1. A target below 16 would lower them because of a bug
 * in Safari 15's initializers, and cost every visitor a kilobyte.
 */
export const scriptTarget = ['chrome99', 'safari16', 'firefox115'];
