/**
 * Figures that a deployment may choose, by the environment variable that functions read: the name in CDK's context, and the
 * figure where nothing is chosen. Rule: accounts-17, orders-37
 */
export const deploymentLimits = {
  OTP_SENDS_PER_ADDRESS_HOUR: { context: 'otpPerAddressHour', standard: 300 },
  OTP_SENDS_PER_ADDRESS_DAY: { context: 'otpPerAddressDay', standard: 1000 },
  OTP_SENDS_PER_PHONE_DAY: { context: 'otpPerPhoneDay', standard: 10 },
  /** The numbers that are alike but for their last three digits. */
  OTP_SENDS_PER_PREFIX_HOUR: { context: 'otpPerPrefixHour', standard: 20 },
  /** Each but India. */
  OTP_SENDS_PER_COUNTRY_DAY: { context: 'otpPerCountryDay', standard: 100 },
  OTP_SENDS_PER_MESS_DAY: { context: 'otpPerMessDay', standard: 2000 },
  OTP_SENDS_PER_DAY: { context: 'otpPerDay', standard: 20_000 },
  /** Orders in ten minutes from a phone number that is not verified. */
  ORDERS_UNPROVEN_PER_PHONE: { context: 'ordersUnprovenPerPhone', standard: 4 },
  /** At one mess. */
  ORDERS_UNPROVEN_PER_ADDRESS: { context: 'ordersUnprovenPerAddress', standard: 60 },
  /** Counted ones, in one order. */
  ORDERS_UNPROVEN_PORTIONS: { context: 'ordersUnprovenPortions', standard: 5 },
  /** With more unproven orders waiting than this, a mess asks for codes. */
  ORDERS_UNPROVEN_WAITING: { context: 'ordersUnprovenWaiting', standard: 40 },
  ORDERS_PER_PROVEN_PHONE: { context: 'ordersPerProvenPhone', standard: 12 },
} as const;

export type LimitName = keyof typeof deploymentLimits;
/** As variables are: text. */
export type Limits = Record<LimitName, string>;

/** Every limit, by what chooses it. */
export function limitsBy(choose: (name: LimitName) => string): Limits {
  const names = Object.keys(deploymentLimits) as LimitName[];
  return Object.fromEntries(names.map((name) => [name, choose(name)])) as Limits;
}
