/**
 * CloudFront function before the site's files: an address of the site's own router gets one of the
 * two documents, a file's address stays as it is.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const path = request.uri;
  if (/^\/(menu|orders|order|customer)(\/|$)/.test(path)) {
    request.uri = '/storefront.html';
  } else if (!/\.[^/]+$/.test(path)) {
    request.uri = '/index.html';
  }
  return request;
}
