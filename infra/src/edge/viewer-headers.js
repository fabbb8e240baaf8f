/**
 * CloudFront function for requests to documents and API. Adds the requested host and the viewer's address, because
 * the functions see only CloudFront's host and address. Overwrites headers of these names from the browser.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  request.headers['x-tenant-host'] = { value: request.headers.host.value };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
