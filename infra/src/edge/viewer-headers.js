/**
 * CloudFront function for requests to documents and API. Adds the requested host and the viewer's address, because
 * the functions see only CloudFront's host and address. Adds the chosen language as one of three values or none, so that
 * a made-up cookie does not split the cache. Overwrites headers of these names from the browser.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  request.headers['x-tenant-host'] = { value: request.headers.host.value };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  const cookie = request.cookies.thali_lang;
  const language = cookie ? cookie.value : '';
  if (language === 'en' || language === 'hi' || language === 'mr') {
    request.headers['x-language'] = { value: language };
  } else {
    delete request.headers['x-language'];
  }
  return request;
}
