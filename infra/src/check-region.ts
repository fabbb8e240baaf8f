import { RegionInfo } from 'aws-cdk-lib/region-info';

/**
 * Checks that CDK knows the names of services in a region.
 * @throws Error for an unknown region, or a region outside the standard AWS partition
 */
export function checkRegion(region: string): string {
  if (RegionInfo.get(region).partition === 'aws') return region;
  throw new Error(`CDK does not know the region '${region}'. An example is 'ap-south-1'`);
}
