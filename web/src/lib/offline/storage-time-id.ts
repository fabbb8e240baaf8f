/** The id of the JSON island with the time at which this device stored the document. */
export const storageTimeId = 'kept-since';
