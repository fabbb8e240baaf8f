/**
 * List prices in Mumbai in US dollars. Public projects quote them from AWS's price list (read on 17 September 2026), and
 * Cognito's from its page (20 September 2026).
 */
const confirmed = {
  tableReadUnit: 0.1425 / 1e6,
  tableWriteUnit: 0.71 / 1e6,
  tableGigabyteMonth: 0.285,
  lambdaRequest: 0.2 / 1e6,
  /** Price of Arm. */
  lambdaGigabyteSecond: 0.0000133334,
  httpRequest: 1.05 / 1e6,
  /** For India. */
  edgeGigabyte: 0.109,
  logGigabyte: 0.67,
  email: 0.15 / 1000,
  alarmMetricMonth: 0.1,
  keyMonth: 1,
} as const;

/**
 * Prices that no source for Mumbai confirms: the prices of us-east-1, and of India for CloudFront. Storage of copies
 * is 14 % above us-east-1, as the table's storage is. Compare these prices with AWS's pages before you rely on a sum.
 */
const unconfirmed = {
  /** Point-in-time recovery and 12 monthly full copies in cold storage. */
  copiesGigabyteMonth: 1.14 * (0.2 + 12 * 0.03),
  socketMessage: 1 / 1e6,
  socketMinute: 0.25 / 1e6,
  queueRequest: 0.4 / 1e6,
  edgeRequest: 0.012 / 1e4,
  edgeFunctionRun: 0.1 / 1e6,
  firewallRequest: 0.6 / 1e6,
  firewallMonth: 5,
  firewallRuleMonth: 1,
  trace: 5 / 1e6,
  dashboardMonth: 3,
  ownMetricMonth: 0.3,
  secretMonth: 0.4,
  hostedZoneMonth: 0.5,
  /** By HTTPS. */
  healthCheckMonth: 1.5,
  /** Approximate price for India with a registered sender. docs/go-live.md says where to check it. */
  textMessage: 0.004,
} as const;

export const prices = { ...confirmed, ...unconfirmed } as const;

/** Each tier of Cognito's plan Lite: its price, and the monthly users at its end. The first tier has no end date. */
const userTiers = [
  { upTo: 10_000, price: 0 },
  { upTo: 100_000, price: 0.0055 },
  { upTo: 1_000_000, price: 0.0046 },
  { upTo: 10_000_000, price: 0.00325 },
  { upTo: Number.POSITIVE_INFINITY, price: 0.0025 },
];

/** Cognito's price of a month with this number of users who sign in, refresh or register. */
export function costOfUsers(users: number): number {
  let from = 0;
  let sum = 0;
  for (const { upTo, price } of userTiers) {
    sum += Math.max(0, Math.min(users, upTo) - from) * price;
    from = upTo;
  }
  return sum;
}
