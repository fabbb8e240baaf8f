import { RegionInfo } from 'aws-cdk-lib/region-info';

/**
 * Of a region that CDK does not know it can't say how anything there is called.
 * @throws Error for another region, or one outside of AWS's common partition
 */
export function knownRegion(region: string): string {
  if (RegionInfo.get(region).partition === 'aws') return region;
  throw new Error(`The region '${region}' is none that CDK knows, such as 'ap-south-1'`);
}
