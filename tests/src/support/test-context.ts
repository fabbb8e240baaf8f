import type { RequestContext } from '@thali/functions/http/pipeline';

/** A request context for a test that calls a use case directly. */
export function testContext(sourceIp = 'test'): RequestContext {
  return {
    requestId: 'test',
    cookies: {},
    sourceIp,
    viewerHost: undefined,
    setHeader: () => undefined,
    setCookie: () => undefined,
  };
}

/** Like `testContext`, for a browser that keeps its cookies. */
export function browserContext(sourceIp?: string): RequestContext {
  const cookies: Record<string, string> = {};
  return {
    ...testContext(sourceIp),
    cookies,
    setCookie: (cookie) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies[name] = value;
    },
  };
}
