/**
 * What makes the first views of pages, by its name in the built site. Only the
 * `documents` function reads it; no browser gets it.
 */
export const firstViewFile = 'first-view.mjs';

/**
 * What that file exports. The only interface between site and server. Each view is markup for the document's root
 * element, every text of a person escaped.
 */
export interface FirstViewModule {
  /** @param storefront  the storefront's wire answer as JSON, as the document carries it */
  menuView: (storefront: string, now: Date) => string;
  /** The mess's own page. @param storefront  as above */
  messView: (storefront: string, now: Date) => string;
  landingView: (platformDomain: string) => string;
}
