import { matchesWildcard } from '../../access/statements.ts';
import { type JsonObject, objectAt, objectsAt, textAt, textsAt } from '../../json-object.ts';
import type { Assembly } from '../template/read-assembly.ts';
import { type AnswerHeader, answerHeadersOf } from './answer-headers.ts';
import { type EdgeFunction, edgeFunctionOf } from './edge-function.ts';
import { type Forwarding, forwardingOf } from './forwarding.ts';

export interface Origin {
  domainName: string;
  /** Headers that prove that a request comes from the edge. */
  customHeaders: Record<string, string>;
}

export interface Behavior {
  /** Whether the behavior handles a path. */
  matchesPath(path: string): boolean;
  origin: Origin;
  methods: readonly string[];
  forwards: Forwarding;
  run: EdgeFunction;
  answerHeaders: readonly AnswerHeader[];
  isCompressed: boolean;
}

export interface Distribution {
  /** Host names of the site. Empty without a custom domain. */
  aliases: readonly string[];
  /** The host name of the main site. */
  domain: string | undefined;
  /** Behaviors by precedence. The last behavior matches every path. */
  behaviors: readonly Behavior[];
}

export function deployedDistribution(assembly: Assembly): Distribution {
  const { properties } = assembly.onlyResource('AWS::CloudFront::Distribution');
  const config = objectAt(properties, 'DistributionConfig');
  const origins = new Map(
    objectsAt(config, 'Origins').map((origin) => [origin.Id, readOrigin(origin)]),
  );

  function behaviorOf(behavior: JsonObject, pattern: string): Behavior {
    const origin = origins.get(behavior.TargetOriginId);
    if (!origin) throw new Error(`The behavior ${pattern} has no origin`);
    const methods = textsAt(behavior, 'AllowedMethods');
    return {
      matchesPath: (path) => matchesWildcard(pattern, path),
      origin,
      methods: methods.length > 0 ? methods : ['GET', 'HEAD'],
      forwards: forwardingOf(assembly, behavior),
      run: edgeFunctionOf(assembly, behavior),
      answerHeaders: answerHeadersOf(assembly, behavior),
      isCompressed: isCompressedBy(assembly, behavior),
    };
  }

  const aliases = textsAt(config, 'Aliases');
  return {
    aliases,
    domain: aliases.find((alias) => !alias.startsWith('*')),
    behaviors: [
      ...objectsAt(config, 'CacheBehaviors').map((behavior) =>
        behaviorOf(behavior, textAt(behavior, 'PathPattern')),
      ),
      behaviorOf(objectAt(config, 'DefaultCacheBehavior'), '*'),
    ],
  };
}

function readOrigin(origin: JsonObject): Origin {
  const headers = objectsAt(origin, 'OriginCustomHeaders').map((header) => [
    textAt(header, 'HeaderName').toLowerCase(),
    textAt(header, 'HeaderValue'),
  ]);
  return { domainName: textAt(origin, 'DomainName'), customHeaders: Object.fromEntries(headers) };
}

/**
 * Whether the edge compresses responses of a behavior: compression is on, and the cache key includes the encoding.
 */
function isCompressedBy(assembly: Assembly, behavior: JsonObject): boolean {
  const id = textAt(behavior, 'CachePolicyId');
  const policy = assembly.ofType('AWS::CloudFront::CachePolicy').find(({ ref }) => ref === id);
  if (!policy || behavior.Compress !== true) return false;
  const config = objectAt(policy.properties, 'CachePolicyConfig');
  const parameters = objectAt(config, 'ParametersInCacheKeyAndForwardedToOrigin');
  return parameters.EnableAcceptEncodingGzip === true;
}
