import { expect, test } from 'vitest';
import type { Assembly } from '../template/read-assembly.ts';
import { withAnswerHeaders } from './answer-headers.ts';
import { edgeFunctionOf } from './edge-function.ts';
import { forwardingOf } from './forwarding.ts';

function assemblyWith(type: string, properties: Record<string, unknown>): Assembly {
  const resource = { id: 'it', ref: 'it', properties };
  return {
    ofType: (requested) => (requested === type ? [resource] : []),
    onlyResource: () => resource,
    assetFolder: (key) => key,
  };
}

const run = (FunctionCode: string) =>
  edgeFunctionOf(assemblyWith('AWS::CloudFront::Function', { FunctionCode }), {
    FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: 'it' }],
  })({ method: 'GET', uri: '/', headers: { host: 'demo.localhost' }, viewerIp: '1.2.3.4' });

test('an edge function sets headers and has no access to Node.js', () => {
  const code = `function handler(event) {
    const request = event.request;
    request.headers['x-host'] = { value: request.headers.host.value + ' ' + typeof process };
    request.headers['x-ip'] = { value: event.viewer.ip };
    return request;
  }`;
  expect(run(code)).toEqual({
    host: 'demo.localhost',
    'x-host': 'demo.localhost undefined',
    'x-ip': '1.2.3.4',
  });
});

test('refuses an edge function that answers a request', () => {
  expect(() => run('function handler() { return { statusCode: 302 }; }')).toThrow('only supports');
});

test('forwards to the origin only the headers, cookies and parameters that the policies name', () => {
  const parameters = {
    HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['X-Tenant-Host'] },
    CookiesConfig: { CookieBehavior: 'none' },
    QueryStringsConfig: { QueryStringBehavior: 'all' },
  };
  const assembly = assemblyWith('AWS::CloudFront::CachePolicy', {
    CachePolicyConfig: { ParametersInCacheKeyAndForwardedToOrigin: parameters },
  });
  const forwarded = forwardingOf(assembly, { CachePolicyId: 'it' });
  expect(forwarded.header('x-tenant-host')).toBe(true);
  expect(forwarded.header('authorization')).toBe(false);
  expect(forwarded.cookie('session')).toBe(false);
  expect(forwarded.query('page')).toBe(true);
  const allViewerExceptHostHeader = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';
  const forwardingWithOrigin = forwardingOf(assembly, {
    CachePolicyId: 'it',
    OriginRequestPolicyId: allViewerExceptHostHeader,
  });
  expect(forwardingWithOrigin.header('authorization')).toBe(true);
  expect(forwardingWithOrigin.header('host')).toBe(false);
  expect(() => forwardingOf(assembly, { CachePolicyId: 'unknown' })).toThrow('unknown');
});

test('the edge replaces a header of the origin only with `override`', () => {
  const set = [
    { name: 'cache-control', value: 'no-cache', override: true },
    { name: 'content-security-policy', value: 'none', override: false },
  ];
  const headers = { 'cache-control': 's-maxage=5', 'content-security-policy': 'own' };
  expect(withAnswerHeaders(headers, set)).toEqual({
    'cache-control': 'no-cache',
    'content-security-policy': 'own',
  });
  expect(withAnswerHeaders({}, set)['content-security-policy']).toBe('none');
});
