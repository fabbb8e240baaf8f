import { readFileSync } from 'node:fs';
import { catchAllRoutes, httpRoutes } from '@thali/functions/routes/route-table';
import { cachedCalls } from '@thali/infra/edge/cached-calls';
import type { AnyHttpContract } from '@thali/shared/http/http-contract';
import { describe, expect, it } from 'vitest';
import { environmentIn, lambdasOf } from './function-resources.ts';
import { findNamed, findOnly, synthesize } from './synthesize.ts';

interface CacheKey {
  HeadersConfig: { HeaderBehavior: string; Headers?: string[] };
  QueryStringsConfig: { QueryStringBehavior: string; QueryStrings?: string[] };
  CookiesConfig: { CookieBehavior: string };
}
interface Behavior {
  PathPattern?: string;
  TargetOriginId: string;
  CachePolicyId: unknown;
  OriginRequestPolicyId?: string;
  ResponseHeadersPolicyId?: unknown;
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
    OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
    OriginAccessControlId?: object;
  }[];
  CustomErrorResponses: { ErrorCode: number; ErrorCachingMinTTL: number }[];
}

/** Ids of CloudFront's managed policies. */
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const allViewerExceptHostHeader = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const platform = synthesize();
const site = findOnly(platform.stateless, 'AWS::CloudFront::Distribution').resource.Properties
  .DistributionConfig as Distribution;

describe('CloudFront', () => {
  it('serves hashed files from their bucket with signed requests', () => {
    const bucket = findNamed(platform.stateful, 'AWS::S3::Bucket', 'SiteBucket').id;
    const origin = originOf(behaviorOf('/assets/*'));
    expect(platform.render(origin?.DomainName)).toBe(`<${bucket}.RegionalDomainName>`);
    expect(origin?.OriginAccessControlId).toBeDefined();
    const access = findNamed(
      platform.stateless,
      'AWS::CloudFront::OriginAccessControl',
      'EdgeSiteAccess',
    ).resource;
    expect(access.Properties.OriginAccessControlConfig).toMatchObject({
      SigningBehavior: 'always',
      OriginAccessControlOriginType: 's3',
    });
  });

  it('serves pictures from their bucket with signed requests, and lets no script in them run', () => {
    const bucket = findNamed(platform.stateful, 'AWS::S3::Bucket', 'PictureBucket').id;
    const behavior = behaviorOf('/pictures/*');
    const origin = originOf(behavior);
    expect(platform.render(origin?.DomainName)).toBe(`<${bucket}.RegionalDomainName>`);
    // The path is the key, so no other folder of the bucket has an address.
    expect(origin?.OriginPath ?? '').toBe('');
    expect(origin?.OriginAccessControlId).toBeDefined();
    const headers = findNamed(
      platform.stateless,
      'AWS::CloudFront::ResponseHeadersPolicy',
      'EdgePictureHeaders',
    );
    expect(platform.render(behavior.ResponseHeadersPolicyId)).toBe(`<${headers.id}>`);
    expect(headers.resource.Properties.ResponseHeadersPolicyConfig).toMatchObject({
      SecurityHeadersConfig: {
        ContentSecurityPolicy: {
          ContentSecurityPolicy: "default-src 'none'; sandbox",
          Override: true,
        },
        ContentTypeOptions: { Override: true },
      },
    });
  });

  it('lets a function render every document, and caches it per host and language', () => {
    const behavior = site.DefaultCacheBehavior;
    expect(site).not.toHaveProperty('DefaultRootObject');
    expect(originOf(behavior)).toBe(originOf(behaviorOf('/api/*')));
    expect(behavior.AllowedMethods).toEqual(['GET', 'HEAD']);
    // The function receives only the parts of the cache key.
    expect(behavior).not.toHaveProperty('OriginRequestPolicyId');
    expect(cacheOf(behavior)).toMatchObject({ MinTTL: 0, DefaultTTL: 0 });
    expect(cacheKeyOf(behavior)).toMatchObject({
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['x-tenant-host', 'x-language'] },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
      CookiesConfig: { CookieBehavior: 'none' },
    });
    expect(codeAt(behavior)).toBe(codeOf('viewer-headers'));
  });

  it.each(cachedCalls())('caches $pattern once for all hosts', ({ pattern, query }) => {
    const behavior = behaviorOf(pattern);
    expect(behavior).not.toHaveProperty('OriginRequestPolicyId');
    expect(cacheOf(behavior)).toMatchObject({ MinTTL: 0, DefaultTTL: 0 });
    const { HeadersConfig, QueryStringsConfig, CookiesConfig } = cacheKeyOf(behavior);
    expect(HeadersConfig.HeaderBehavior).toBe('none');
    expect(QueryStringsConfig.QueryStrings ?? []).toEqual(query);
    expect(CookiesConfig.CookieBehavior).toBe('none');
    const patterns = site.CacheBehaviors.map(({ PathPattern }) => PathPattern);
    expect(patterns.indexOf(pattern)).toBeLessThan(patterns.indexOf('/api/*'));
  });

  it('caches the call of a first visit, with the menu version as a part of the key', () => {
    expect(cachedCalls()).toContainEqual({
      name: 'getStorefront',
      pattern: '/api/storefront/*',
      query: ['v'],
    });
  });

  it('forwards API calls without a cache, with the host of the viewer', () => {
    const behavior = behaviorOf('/api/*');
    const host = platform.render(originOf(behavior)?.DomainName);
    expect(host).toMatch(/^<HttpApi\w+>\.execute-api\.ap-south-1\./);
    expect(originOf(behavior)).not.toHaveProperty('OriginPath');
    expect(behavior.AllowedMethods).toEqual(expect.arrayContaining(['POST', 'PATCH', 'DELETE']));
    expect(behavior.OriginRequestPolicyId).toBe(allViewerExceptHostHeader);
    expect(codeAt(behavior)).toBe(codeOf('viewer-headers'));
    expect(behavior.CachePolicyId).toBe(cachingDisabled);
  });

  it('sends the functions a secret that no template contains', () => {
    const { id, resource } = findOnly(platform.stateless, 'AWS::SecretsManager::Secret');
    expect(resource.Properties).not.toHaveProperty('SecretString');
    const value = `{{resolve:secretsmanager:<${id}>:SecretString:::}}`;
    const [header, ...otherHeaders] = originOf(behaviorOf('/api/*'))?.OriginCustomHeaders ?? [];
    expect([header?.HeaderName, otherHeaders]).toEqual(['x-origin-secret', []]);
    expect(platform.render(header?.HeaderValue)).toBe(value);
    const lambdas = lambdasOf(platform);
    for (const fn of new Set([...httpRoutes, ...catchAllRoutes].map((route) => route.fn))) {
      const lambda = lambdas.get(fn)?.resource;
      expect(platform.render(lambda && environmentIn(lambda).EDGE_SECRET), fn).toBe(value);
    }
  });

  it('forwards the live link without a cache and without an origin path', () => {
    const behavior = behaviorOf('/ws');
    const host = platform.render(originOf(behavior)?.DomainName);
    expect(host).toMatch(/^<SocketApi\w+>\.execute-api\.ap-south-1\./);
    expect(originOf(behavior)).not.toHaveProperty('OriginPath');
    expect(behavior.CachePolicyId).toBe(cachingDisabled);
    expect(behavior.OriginRequestPolicyId).toBe(allViewerExceptHostHeader);
  });

  it('caches no error, because an error may concern only one caller', () => {
    expect(site.CustomErrorResponses.map(({ ErrorCode }) => ErrorCode)).toEqual(
      expect.arrayContaining([403, 404, 500, 502, 503, 504]),
    );
    expect(site.CustomErrorResponses.every((error) => error.ErrorCachingMinTTL === 0)).toBe(true);
  });

  it('caches only responses that are the same for everyone', () => {
    const contracts: readonly AnyHttpContract[] = httpRoutes.map(({ contract }) => contract);
    const cached = contracts.filter(({ cacheControl }) => cacheControl);
    // Each of these calls has a separate behaviour, because the API's behaviour caches nothing.
    expect(cachedCalls().map(({ name }) => name)).toEqual(cached.map(({ name }) => name));
    for (const contract of cached) {
      expect(contract.method).toBe('GET');
      expect(contract.callers).toContain('guest');
    }
  });

  it('adds the security headers, and keeps the content security policy of a document', () => {
    const policies = [site.DefaultCacheBehavior, behaviorOf('/assets/*'), behaviorOf('/api/*')];
    for (const { ResponseHeadersPolicyId } of policies) {
      expect(headersPolicy(ResponseHeadersPolicyId)).toMatchObject({
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy:
              "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
            Override: false,
          },
          StrictTransportSecurity: { IncludeSubdomains: true, Override: true },
          ContentTypeOptions: { Override: true },
          FrameOptions: { FrameOption: 'DENY', Override: true },
          ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
        },
      });
    }
  });

  it('makes browsers revalidate each document, however long the edge caches it', () => {
    const { ResponseHeadersPolicyId } = site.DefaultCacheBehavior;
    expect(headersPolicy(ResponseHeadersPolicyId).CustomHeadersConfig).toEqual({
      Items: [{ Header: 'cache-control', Value: 'no-cache', Override: true }],
    });
  });
});

function cacheOf({ CachePolicyId }: Behavior) {
  const policy = platform.stateless[platform.render(CachePolicyId).slice(1, -1)];
  return policy?.Properties.CachePolicyConfig as Record<string, unknown>;
}

function cacheKeyOf(behavior: Behavior): CacheKey {
  return cacheOf(behavior).ParametersInCacheKeyAndForwardedToOrigin as CacheKey;
}

function headersPolicy(id: unknown) {
  const policy = platform.stateless[platform.render(id).slice(1, -1)];
  return policy?.Properties.ResponseHeadersPolicyConfig as Record<string, unknown>;
}

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
