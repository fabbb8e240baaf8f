import { type DocumentFiles, startDocument } from './start-document.ts';

/** Told by the build. */
declare const documentFiles: DocumentFiles;

void startDocument(documentFiles);
