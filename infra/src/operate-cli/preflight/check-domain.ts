import {
  GetHostedZoneCommand,
  ListResourceRecordSetsCommand,
  type Route53Client,
} from '@aws-sdk/client-route-53';
import type { Account } from './account.ts';
import { type DeploymentPlan, type Finding, findingsAbout } from './finding.ts';
import { stageOn } from './stacks.ts';

export type ResolveNs = (domain: string) => Promise<string[]>;

/** Checks the domain's zone, its name servers and existing records. */
export async function checkDomain(
  account: Account,
  { stage, domain }: DeploymentPlan,
  resolveNs: ResolveNs,
): Promise<Finding[]> {
  const { ok, warning, stop } = findingsAbout('domain');
  if (!domain) {
    return [
      warning(
        "none: the site answers on CloudFront's own name, messes at /menu/…, and no e-mail goes out",
        'This is enough for a demo. Otherwise set --domain and --hosted-zone.',
      ),
    ];
  }
  const { name, hostedZoneId } = domain;
  const zone = await account.zones.send(new GetHostedZoneCommand({ Id: hostedZoneId }));
  const zoneName = normalizeName(zone.HostedZone?.Name);
  if (zoneName !== name || zone.HostedZone?.Config?.PrivateZone) {
    return [
      stop(
        `the zone ${hostedZoneId} belongs to ${zoneName}, and must be the public zone of ${name}`,
        `Create the zone: aws route53 create-hosted-zone --name ${name} --caller-reference $(date +%s)`,
      ),
    ];
  }
  const owner = await stageOn(account.stacks, name);
  const isUsedByStage = owner === stage;
  const servers = (zone.DelegationSet?.NameServers ?? []).map(normalizeName);
  return [
    owner === undefined || isUsedByStage
      ? ok(isUsedByStage ? `this stage uses ${name}` : `${name}, zone ${hostedZoneId}`)
      : stop(`the stage ${owner} uses ${name}`, 'Choose another domain, or remove that stage.'),
    await checkDelegation(name, servers, resolveNs),
    await checkRecords(account.zones, { name, hostedZoneId, isUsedByStage }),
  ];
}

/** AWS issues the certificate only after the delegation to our zone works. Until then the deployment hangs. */
async function checkDelegation(
  name: string,
  servers: readonly string[],
  resolveNs: ResolveNs,
): Promise<Finding> {
  const { ok, stop } = findingsAbout('name servers');
  const zoneServers = (await resolveNs(name).catch(() => [])).map(normalizeName);
  const zoneSet = new Set(servers);
  if (zoneServers.length > 0 && zoneServers.every((server) => zoneSet.has(server)))
    return ok(zoneServers.join(', '));
  return stop(
    `DNS sends queries for ${name} to ${zoneServers.join(', ') || 'no name server'}`,
    `Enter these name servers at the registrar, and wait until 'dig NS ${name}' prints them: ${servers.join(', ')}`,
  );
}

async function checkRecords(
  zones: Route53Client,
  {
    name,
    hostedZoneId,
    isUsedByStage,
  }: { name: string; hostedZoneId: string; isUsedByStage: boolean },
): Promise<Finding> {
  const { ok, stop } = findingsAbout('records');
  if (isUsedByStage) return ok("this stage's");
  const { ResourceRecordSets = [] } = await zones.send(
    new ListResourceRecordSetsCommand({ HostedZoneId: hostedZoneId, StartRecordName: name }),
  );
  // Route 53 writes a star as `\052`.
  const addresses = ['A', 'AAAA', 'CNAME'];
  const ownRecordTypes: Record<string, readonly string[]> = {
    [name]: addresses,
    [`\\052.${name}`]: addresses,
    [`_dmarc.${name}`]: ['TXT'],
  };
  const existingRecords = ResourceRecordSets.filter(({ Name, Type = '' }) =>
    ownRecordTypes[normalizeName(Name)]?.includes(Type),
  );
  if (existingRecords.length === 0) return ok('free');
  const names = existingRecords.map(
    ({ Name, Type }) => `${normalizeName(Name).replace('\\052', '*')} ${Type}`,
  );
  return stop(
    `these records exist: ${names.join(', ')}`,
    'Delete them in the zone: the deployment creates its own records and changes no others.',
  );
}

function normalizeName(name = ''): string {
  return name.toLowerCase().replace(/\.$/, '');
}
