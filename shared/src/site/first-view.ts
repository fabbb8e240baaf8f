/**
 * The file in the built site that renders first views. Only the `documents` function loads this file, never a browser.
 */
export const firstViewFile = 'first-view.mjs';

/**
 * The exports of the first-view file. Each function renders markup for the document's root element, and escapes all
 * user text.
 */
export interface FirstViewModule {
  /** @param storefront  the storefront's answer as JSON, as embedded in the document */
  menuView: (storefront: string, now: Date) => string;
  /** The mess's own page. @param storefront  the storefront's answer as JSON */
  messView: (storefront: string, now: Date) => string;
  landingView: (platformDomain: string) => string;
}
