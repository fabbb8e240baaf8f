/** The oldest browsers in which a guest can order. Listed in docs/browsers.md too. */
export const supportedBrowsers = ['chrome99', 'safari15.6', 'firefox115'];

/**
 * The build target of scripts. Safari has class fields since 14.1, but a bug in Safari 15 makes lower targets transpile
 * them, which would cost every visitor a kilobyte.
 */
export const scriptTarget = ['chrome99', 'safari16', 'firefox115'];
