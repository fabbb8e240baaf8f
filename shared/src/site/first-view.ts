/**
 * What makes the first view of a mess's menu, by its name in the built site. It is the server's and stands
 * beside the documents: nobody is sent it.
 */
export const firstViewFile = 'first-view.mjs';

/** What that file exports. Site and server never meet but here. */
export interface FirstViewModule {
  /**
   * @param storefront  the storefront's wire answer as JSON, as the document carries it
   * @returns markup for the document's root element, every text of a person escaped
   */
  firstView: (storefront: string, now: Date) => string;
}
