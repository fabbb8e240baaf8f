import type { RequestContext } from '@thali/functions/http/pipeline';

/** What the pipeline hands to a use case that a test calls itself. */
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

/** The same of a browser that keeps its cookies. */
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
