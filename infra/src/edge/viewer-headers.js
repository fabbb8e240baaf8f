/**
 * CloudFront function before documents and API: says which host the browser asked for and from which address,
 * since they see only CloudFront's own. Whatever the browser sent under these names is overwritten.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  request.headers['x-tenant-host'] = { value: request.headers.host.value };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
