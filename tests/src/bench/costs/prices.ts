/**
 * AWS's public list prices in US dollars, of us-east-1 where they differ by region, CloudFront's for India. They are
 * inputs: no price list was within reach when this was written, so compare them with AWS's pages before you rely
 * on a sum. Mumbai's list is within some 15 % of them. Free tiers are left out.
 */
export const prices = {
  tableReadUnit: 0.125 / 1e6,
  tableWriteUnit: 0.625 / 1e6,
  /** Storage, point-in-time recovery, five weekly copies, twelve monthly ones in cold storage; each copy is a full one. */
  tableGigabyteMonth: 0.25 + 0.2 + 5 * 0.1 + 12 * 0.03,
  lambdaRequest: 0.2 / 1e6,
  /** On Arm. */
  lambdaGigabyteSecond: 0.0000133334,
  httpRequest: 1 / 1e6,
  socketMessage: 1 / 1e6,
  queueRequest: 0.4 / 1e6,
  socketMinute: 0.25 / 1e6,
  edgeRequest: 0.012 / 1e4,
  edgeFunctionRun: 0.1 / 1e6,
  edgeGigabyte: 0.109,
  firewallRequest: 0.6 / 1e6,
  logGigabyte: 0.5,
  trace: 5 / 1e6,
  email: 0.1 / 1000,
  /** About, for India over a registered sender: docs/go-live.md says where to check it. */
  textMessage: 0.004,
} as const;

/** What a stage costs a month without a single order. */
export const monthly = {
  'web ACL with its rules': 5 + 8,
  // Each metric that an alarm reads is paid for.
  'dashboard and alarms': 3 + 92 * 0.1,
  'own metrics': 40 * 0.3,
  'five readers of an empty queue': 5 * 3 * 60 * 24 * 30 * (0.4 / 1e6),
  'secrets and hosted zone': 3 * 0.4 + 0.5,
} as const;
