/**
 * What makes the first views of pages, by its name in the built site. It is the server's and stands
 * beside the documents: nobody is sent it.
 */
export const firstViewFile = 'first-view.mjs';

/**
 * What that file exports. Site and server never meet but here. Each view is markup for the document's root
 * element, every text of a person escaped.
 */
export interface FirstViewModule {
  /** @param storefront  the storefront's wire answer as JSON, as the document carries it */
  menuView: (storefront: string, now: Date) => string;
  /** The mess's own page. @param storefront  as above */
  messView: (storefront: string, now: Date) => string;
  landingView: (platformDomain: string) => string;
}
