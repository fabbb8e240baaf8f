import { holdInstallOffer } from '../lib/offline/install-offer.ts';
import { type DocumentFiles, startDocument } from './start-document.ts';

/** Told by the build. */
declare const documentFiles: DocumentFiles;

// The browser may make its offer before the storefront is there.
holdInstallOffer();
void startDocument(documentFiles);
