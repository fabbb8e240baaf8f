import { showWebFonts } from '../lib/loading/show-web-fonts.ts';
import { holdInstallOffer } from '../lib/offline/install-offer.ts';
import { type DocumentFiles, startDocument } from './start-document.ts';

/** The build sets these addresses. */
declare const documentFiles: DocumentFiles;

// The browser may send its install offer before the storefront runs.
holdInstallOffer();
// On later visits the service worker has stored the fonts.
if (navigator.serviceWorker?.controller) void showWebFonts();
void startDocument(documentFiles);
