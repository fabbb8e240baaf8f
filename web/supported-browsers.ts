/** The oldest browsers in which a guest can order. Listed in docs/browsers.md too. */
export const supportedBrowsers = ['chrome99', 'safari15.6', 'firefox115'];

/**
 * The build target of scripts. A target below Safari 16 would transpile class fields because of a bug in Safari 15, and
 * cost every visitor a kilobyte. Safari has had class fields since 14.1.
 */
export const scriptTarget = ['chrome99', 'safari16', 'firefox115'];
