/** The file in the built site that renders first views. Only the `documents` function loads it; no browser does. */
export const firstViewFile = 'first-view.mjs';

/**
 * The exports of that file: the only interface between site and server. Each view is markup for the document's root
 * element. All user text is escaped.
 */
export interface FirstViewModule {
  /** @param storefront  the storefront's wire answer as JSON, as the document carries it */
  menuView: (storefront: string, now: Date) => string;
  /** The mess's own page. @param storefront  as above */
  messView: (storefront: string, now: Date) => string;
  landingView: (platformDomain: string) => string;
}
