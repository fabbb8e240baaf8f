/**
 * CloudFront function before the API: says which host the browser asked for, since the API is
 * reached under its own. Whatever the browser itself sent under that name is overwritten.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  request.headers['x-tenant-host'] = { value: request.headers.host.value };
  return request;
}
