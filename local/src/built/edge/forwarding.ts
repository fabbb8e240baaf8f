import { type JsonObject, objectAt, textAt, textsAt } from '../../json-object.ts';
import type { Assembly } from '../template/read-assembly.ts';

/** The names of forwarded headers, cookies and query parameters. */
export interface Forwarding {
  header(name: string): boolean;
  cookie(name: string): boolean;
  query(name: string): boolean;
}

const forwardNothing: Forwarding = { header: () => false, cookie: () => false, query: () => false };

/** CloudFront's managed policies. Their ids are the same in every account. */
const managed: Record<string, Forwarding> = {
  // CachingOptimized
  '658327ea-f89d-4fab-a63d-7e88639e58f6': forwardNothing,
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': forwardNothing,
  // AllViewerExceptHostHeader
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': {
    header: (name) => name !== 'host',
    cookie: () => true,
    query: () => true,
  },
};

/** Combines the cache key with the origin request policy. The edge forwards both. */
export function forwardingOf(assembly: Assembly, behavior: JsonObject): Forwarding {
  const policies = ['CachePolicyId', 'OriginRequestPolicyId']
    .filter((kind) => behavior[kind] !== undefined)
    .map((kind) => policyOf(assembly, textAt(behavior, kind)));
  return {
    header: (name) => policies.some((policy) => policy.header(name)),
    cookie: (name) => policies.some((policy) => policy.cookie(name)),
    query: (name) => policies.some((policy) => policy.query(name)),
  };
}

function policyOf(assembly: Assembly, id: string): Forwarding {
  const policy = assembly.ofType('AWS::CloudFront::CachePolicy').find(({ ref }) => ref === id);
  if (!policy) {
    const managedPolicy = managed[id];
    if (managedPolicy) return managedPolicy;
    throw new Error(`The local platform does not support the CloudFront policy ${id}`);
  }
  const config = objectAt(policy.properties, 'CachePolicyConfig');
  const parameters = objectAt(config, 'ParametersInCacheKeyAndForwardedToOrigin');
  return {
    header: selectorOf(objectAt(parameters, 'HeadersConfig'), 'Header'),
    cookie: selectorOf(objectAt(parameters, 'CookiesConfig'), 'Cookie'),
    query: selectorOf(objectAt(parameters, 'QueryStringsConfig'), 'QueryString'),
  };
}

function selectorOf(config: JsonObject, kind: string): (name: string) => boolean {
  const behavior = textAt(config, `${kind}Behavior`);
  if (behavior === 'none') return () => false;
  if (behavior === 'all') return () => true;
  if (behavior !== 'whitelist')
    throw new Error(`The local platform does not support ${kind}Behavior ${behavior}`);
  const names = textsAt(config, `${kind}s`).map((name) => name.toLowerCase());
  return (name) => names.includes(name.toLowerCase());
}
