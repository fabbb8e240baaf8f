/** The oldest browsers in which a guest can order. docs/browsers.md lists them too. */
export const supportedBrowsers = ['chrome99', 'safari15.6', 'firefox115'];

/**
 * The build target of scripts. For Safari 15 the build would transpile class fields, because of a bug in that browser.
 * That would cost every visitor a kilobyte, so the target is Safari 16.
 */
export const scriptTarget = ['chrome99', 'safari16', 'firefox115'];
