import { type DocumentFiles, startDocument } from './start-document.ts';

/** The build sets these addresses. */
declare const documentFiles: DocumentFiles;

void startDocument(documentFiles);
