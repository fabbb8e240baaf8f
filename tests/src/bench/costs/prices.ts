/**
 * Public list prices of AWS in US dollars: us-east-1, and India for CloudFront. They come from memory, so compare them
 * with AWS's pages before you rely on a sum. Prices in Mumbai differ by up to 15 %. Free tiers are left out.
 */
export const prices = {
  tableReadUnit: 0.125 / 1e6,
  tableWriteUnit: 0.625 / 1e6,
  /** Storage, point-in-time recovery, 5 weekly full backups, 12 monthly full backups in cold storage. */
  tableGigabyteMonth: 0.25 + 0.2 + 5 * 0.1 + 12 * 0.03,
  lambdaRequest: 0.2 / 1e6,
  /** Price of Arm. */
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
  /** Approximate price for India with a registered sender. docs/go-live.md says where to check it. */
  textMessage: 0.004,
} as const;

/** Monthly cost of a stage without any order. */
export const monthly = {
  'web ACL with its rules': 5 + 10,
  // AWS charges for each metric that an alarm reads.
  'dashboard and alarms': 3 + 92 * 0.1,
  'own metrics': 40 * 0.3,
  'five pollers of an empty queue': 5 * 3 * 60 * 24 * 30 * (0.4 / 1e6),
  'secrets and hosted zone': 3 * 0.4 + 0.5,
} as const;
