import { type Finding, findingsAbout } from './finding.ts';

interface Quota {
  subject: string;
  service: string;
  code: string;
  /** AWS's default, per second. docs/scale.md counts with it. */
  perSecond: number;
}

/** The quotas of an account that limit the platform at lunch. All are for one region. */
export const quotas = {
  tableWrites: {
    subject: 'table writes',
    service: 'dynamodb',
    code: 'L-AB614373',
    perSecond: 40_000,
  },
  tableReads: {
    subject: 'table reads',
    service: 'dynamodb',
    code: 'L-CF0CBE56',
    perSecond: 40_000,
  },
  apiCalls: { subject: 'API calls', service: 'apigateway', code: 'L-8A5B8E43', perSecond: 10_000 },
  newSockets: { subject: 'new sockets', service: 'apigateway', code: 'L-9ED1E49A', perSecond: 500 },
  tokenRequests: {
    subject: 'sign-ins',
    service: 'cognito-idp',
    code: 'L-026ADBA3',
    perSecond: 120,
  },
} as const satisfies Record<string, Quota>;

/** Reads a quota of the account. */
export type ReadQuota = (service: string, code: string) => Promise<number>;

/** Compares the account's quotas with AWS's defaults. New accounts often have less. */
export function checkQuotas(readQuota: ReadQuota): Promise<Finding[]> {
  return Promise.all(Object.values(quotas).map((quota) => checkQuota(quota, readQuota)));
}

async function checkQuota(
  { subject, service, code, perSecond }: Quota,
  readQuota: ReadQuota,
): Promise<Finding> {
  const { ok, warning } = findingsAbout(subject);
  const value = await readQuota(service, code);
  const summary = `${value} a second`;
  if (value >= perSecond) return ok(summary);
  return warning(
    `${summary}: docs/scale.md counts with ${perSecond}`,
    `Ask Service Quotas for ${perSecond} (${service}, ${code}).`,
  );
}
