import { type Shape, shapeAt, textAt } from '../../shape.ts';
import type { Assembly } from '../template/read-assembly.ts';

/** Whether the edge compresses what a behavior answers: it is switched on, and its cache key has the encoding. */
export function isCompressedBy(assembly: Assembly, behavior: Shape): boolean {
  const id = textAt(behavior, 'CachePolicyId');
  const policy = assembly.ofType('AWS::CloudFront::CachePolicy').find(({ ref }) => ref === id);
  if (!policy || behavior.Compress !== true) return false;
  const config = shapeAt(policy.properties, 'CachePolicyConfig');
  const parameters = shapeAt(config, 'ParametersInCacheKeyAndForwardedToOrigin');
  return parameters.EnableAcceptEncodingGzip === true;
}
