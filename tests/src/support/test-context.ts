import type { RequestContext } from '@thali/functions/http/pipeline';

/** What the pipeline hands to a use case that a test calls itself. */
export function testContext(sourceIp = 'test'): RequestContext {
  return {
    requestId: 'test',
    cookies: {},
    sourceIp,
    viewerHost: undefined,
    setHeader: () => undefined,
  };
}
