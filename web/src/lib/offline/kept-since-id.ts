/** Of the island that says since when a document has been kept on this device. */
export const keptSinceId = 'kept-since';
