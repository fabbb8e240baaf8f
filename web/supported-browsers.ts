/** The oldest browsers in which a guest can order; README.md says it to people. */
export const supportedBrowsers = ['chrome99', 'safari15.6', 'firefox115'];
