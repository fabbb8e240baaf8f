import { readFileSync } from 'node:fs';
import { httpRoutes } from '@thali/functions/routes/route-table';
import type { AnyHttpContract } from '@thali/shared/http/http-contract';
import { describe, expect, it } from 'vitest';
import { synthesize, theOnly } from './synthesize.ts';

interface Behavior {
  PathPattern?: string;
  TargetOriginId: string;
  CachePolicyId: unknown;
  OriginRequestPolicyId?: string;
  FunctionAssociations?: { EventType: string; FunctionARN: unknown }[];
  AllowedMethods?: string[];
}
interface Distribution {
  DefaultCacheBehavior: Behavior;
  CacheBehaviors: Behavior[];
  Origins: {
    Id: string;
    DomainName: unknown;
    OriginPath?: string;
    OriginAccessControlId?: object;
  }[];
  CustomErrorResponses: { ErrorCode: number; ErrorCachingMinTTL: number }[];
}

/** CloudFront's own policies, by the ids that its documentation lists. */
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const allViewerExceptHostHeader = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const platform = synthesize();
const site = theOnly(platform.stateless, 'AWS::CloudFront::Distribution').resource.Properties
  .DistributionConfig as Distribution;

describe('CloudFront', () => {
  it('serves the site from its bucket, signed, through the document function', () => {
    const bucket = theOnly(platform.stateful, 'AWS::S3::Bucket').id;
    const origin = originOf(site.DefaultCacheBehavior);
    expect(platform.render(origin?.DomainName)).toBe(`<${bucket}.RegionalDomainName>`);
    expect(origin?.OriginAccessControlId).toBeDefined();
    const access = theOnly(platform.stateless, 'AWS::CloudFront::OriginAccessControl').resource;
    expect(access.Properties.OriginAccessControlConfig).toMatchObject({
      SigningBehavior: 'always',
      OriginAccessControlOriginType: 's3',
    });
    expect(codeAt(site.DefaultCacheBehavior)).toBe(codeOf('site-document'));
  });

  it('serves the API uncached unless an answer says so, told which host was asked for', () => {
    const behavior = behaviorOf('/api/*');
    const host = platform.render(originOf(behavior)?.DomainName);
    expect(host).toMatch(/^<HttpApi\w+>\.execute-api\.ap-south-1\./);
    expect(originOf(behavior)).not.toHaveProperty('OriginPath');
    expect(behavior.AllowedMethods).toEqual(expect.arrayContaining(['POST', 'PATCH', 'DELETE']));
    expect(behavior.OriginRequestPolicyId).toBe(allViewerExceptHostHeader);
    expect(codeAt(behavior)).toBe(codeOf('viewer-headers'));
    const policy = platform.stateless[platform.render(behavior.CachePolicyId).slice(1, -1)];
    expect(policy?.Properties.CachePolicyConfig).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      ParametersInCacheKeyAndForwardedToOrigin: {
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['x-tenant-host'] },
        QueryStringsConfig: { QueryStringBehavior: 'all' },
        CookiesConfig: { CookieBehavior: 'none' },
      },
    });
  });

  it('passes the live link on, with nothing kept and nothing before the stage', () => {
    const behavior = behaviorOf('/ws');
    const host = platform.render(originOf(behavior)?.DomainName);
    expect(host).toMatch(/^<SocketApi\w+>\.execute-api\.ap-south-1\./);
    expect(originOf(behavior)).not.toHaveProperty('OriginPath');
    expect(behavior.CachePolicyId).toBe(cachingDisabled);
    expect(behavior.OriginRequestPolicyId).toBe(allViewerExceptHostHeader);
  });

  it('keeps no error, which might be meant for one caller', () => {
    expect(site.CustomErrorResponses.map(({ ErrorCode }) => ErrorCode)).toEqual(
      expect.arrayContaining([403, 404, 500, 502, 503, 504]),
    );
    expect(site.CustomErrorResponses.every((error) => error.ErrorCachingMinTTL === 0)).toBe(true);
  });

  it('lets only answers be cached that are the same for everyone', () => {
    const contracts: readonly AnyHttpContract[] = httpRoutes.map(({ contract }) => contract);
    for (const contract of contracts.filter(({ cacheControl }) => cacheControl)) {
      expect(contract.method).toBe('GET');
      expect(contract.callers).toContain('guest');
    }
  });

  it('adds the security headers', () => {
    const policy = theOnly(platform.stateless, 'AWS::CloudFront::ResponseHeadersPolicy').resource;
    expect(policy.Properties.ResponseHeadersPolicyConfig).toMatchObject({
      SecurityHeadersConfig: {
        ContentSecurityPolicy: {
          ContentSecurityPolicy:
            "default-src 'self'; img-src 'self' https: data:; style-src 'self' 'unsafe-inline'; connect-src 'self' wss:; frame-ancestors 'none'; base-uri 'self'; form-action 'self'",
          Override: true,
        },
        StrictTransportSecurity: { IncludeSubdomains: true, Override: true },
        ContentTypeOptions: { Override: true },
        ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
      },
    });
  });
});

function behaviorOf(path: string): Behavior {
  const behavior = site.CacheBehaviors.find(({ PathPattern }) => PathPattern === path);
  if (!behavior) throw new Error(`No behaviour for ${path}`);
  return behavior;
}

function originOf({ TargetOriginId }: Behavior) {
  return site.Origins.find(({ Id }) => Id === TargetOriginId);
}

function codeAt({ FunctionAssociations = [] }: Behavior): unknown {
  const [association] = FunctionAssociations;
  expect(association?.EventType).toBe('viewer-request');
  const id = platform.render(association?.FunctionARN).match(/<(\w+)\./)?.[1] ?? '';
  return platform.stateless[id]?.Properties.FunctionCode;
}

function codeOf(name: string): string {
  return readFileSync(new URL(`../../../infra/src/edge/${name}.js`, import.meta.url), 'utf8');
}
