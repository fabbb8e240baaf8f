import { type DocumentFiles, startDocument } from './start-document.ts';

/** Set by the build. */
declare const documentFiles: DocumentFiles;

void startDocument(documentFiles);
