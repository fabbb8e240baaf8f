/**
 * Limits that a deployment may set. The key is the environment variable of the functions, `context` is the name in
 * CDK's context.
 * Rule: accounts-17, orders-37
 */
export const deploymentLimits = {
  OTP_SENDS_PER_ADDRESS_HOUR: { context: 'otpPerAddressHour', defaultValue: 300 },
  OTP_SENDS_PER_ADDRESS_DAY: { context: 'otpPerAddressDay', defaultValue: 1000 },
  OTP_SENDS_PER_PHONE_DAY: { context: 'otpPerPhoneDay', defaultValue: 10 },
  /** For all phone numbers that differ only in their last three digits. */
  OTP_SENDS_PER_PREFIX_HOUR: { context: 'otpPerPrefixHour', defaultValue: 20 },
  /** For each country except India. */
  OTP_SENDS_PER_COUNTRY_DAY: { context: 'otpPerCountryDay', defaultValue: 100 },
  OTP_SENDS_PER_MESS_DAY: { context: 'otpPerMessDay', defaultValue: 2000 },
  OTP_SENDS_PER_DAY: { context: 'otpPerDay', defaultValue: 20_000 },
  /** Orders in ten minutes from a phone number that is not verified. */
  ORDERS_UNPROVEN_PER_PHONE: { context: 'ordersUnprovenPerPhone', defaultValue: 4 },
  /** Orders in ten minutes from one IP address at one mess, without a verified phone. */
  ORDERS_UNPROVEN_PER_ADDRESS: { context: 'ordersUnprovenPerAddress', defaultValue: 60 },
  /** Portions of dishes with a limited stock in one order, without a verified phone. */
  ORDERS_UNPROVEN_PORTIONS: { context: 'ordersUnprovenPortions', defaultValue: 5 },
  /** The mess asks guests for codes while more unproven orders than this wait. */
  ORDERS_UNPROVEN_WAITING: { context: 'ordersUnprovenWaiting', defaultValue: 40 },
  ORDERS_PER_PROVEN_PHONE: { context: 'ordersPerProvenPhone', defaultValue: 12 },
} as const;

export type LimitName = keyof typeof deploymentLimits;
/** The values in the form of environment variables. */
export type Limits = Record<LimitName, string>;

/** Calls `choose` for every limit. */
export function buildLimits(choose: (name: LimitName) => string): Limits {
  const names = Object.keys(deploymentLimits) as LimitName[];
  return Object.fromEntries(names.map((name) => [name, choose(name)])) as Limits;
}
