import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';

/** The domain itself and every tenant below it, over IPv4 and IPv6. */
export function addDnsRecords(
  scope: Construct,
  domain: { name: string; hostedZoneId: string },
  distribution: IDistribution,
): void {
  const zone = HostedZone.fromHostedZoneAttributes(scope, 'Zone', {
    hostedZoneId: domain.hostedZoneId,
    zoneName: domain.name,
  });
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
  for (const [id, host] of [
    ['Apex', domain.name],
    ['Tenants', `*.${domain.name}`],
  ] as const) {
    new ARecord(scope, `${id}Ipv4`, { zone, recordName: `${host}.`, target });
    new AaaaRecord(scope, `${id}Ipv6`, { zone, recordName: `${host}.`, target });
  }
}
