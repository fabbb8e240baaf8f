import type { RequestContext } from '@thali/functions/http/pipeline';

/** A request context for a test that calls a use case directly. */
export function testRequestContext(sourceIp = 'test'): RequestContext {
  return {
    requestId: 'test',
    cookies: {},
    sourceIp,
    viewerHost: undefined,
    setHeader: () => undefined,
    setCookie: () => undefined,
  };
}

/** Like `testRequestContext`, for a browser that keeps its cookies. */
export function testBrowserContext(sourceIp?: string): RequestContext {
  const cookies: Record<string, string> = {};
  return {
    ...testRequestContext(sourceIp),
    cookies,
    setCookie: (cookie) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies[name] = value;
    },
  };
}
