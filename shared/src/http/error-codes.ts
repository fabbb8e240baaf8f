/** Every error code with its HTTP status. A code without a status does not compile. */
export const errorStatus = {
  VALIDATION_ERROR: 400,
  INVALID_JSON: 400,
  UNSUPPORTED_MEDIA_TYPE: 415,
  PAYLOAD_TOO_LARGE: 413,
  NOT_FOUND: 404,
  UNAUTHENTICATED: 401,
  TOKEN_INVALID: 401,
  INVALID_CREDENTIALS: 401,
  SESSION_EXPIRED: 401,
  INVALID_OTP: 400,
  INVALID_DEVICE_CODE: 400,
  OTP_NOT_SENT: 503,
  WRONG_PASSWORD: 400,
  REGISTRATION_EXPIRED: 409,
  EMAIL_TAKEN: 409,
  EMAIL_NOT_PROVEN: 409,
  PHONE_TAKEN: 409,
  ACCOUNT_NOT_FOUND: 404,
  FORBIDDEN: 403,
  /** The person's role in the team does not have the right. */
  RIGHT_REQUIRED: 403,
  /** The device needs the PIN of a person with the right. */
  PERSON_REQUIRED: 403,
  PERSON_NOT_FOUND: 404,
  TEAM_FULL: 409,
  LAST_OWNER: 409,
  /** The sign-in works for the maximum number of messes. */
  TOO_MANY_OUTLETS: 409,
  /** No manager or owner has a PIN, so nobody could approve an action. */
  PIN_MISSING: 409,
  /** A kitchen device runs a release that can't ask for a PIN. */
  DEVICES_OUTDATED: 409,
  PIN_TOO_SIMPLE: 400,
  WRONG_PIN: 400,
  PIN_LOCKED: 429,
  VENDOR_ACCESS_DENIED: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  LOGIN_REQUIRED: 403,
  PHONE_PROOF_REQUIRED: 403,
  VENDOR_NOT_FOUND: 404,
  SUBDOMAIN_RESERVED: 400,
  SUBDOMAIN_TAKEN: 409,
  SUBDOMAIN_HELD: 409,
  PLAN_NOT_FOR_SALE: 400,
  PLAN_ALREADY_PAID: 409,
  INVALID_PAYMENT_AMOUNT: 400,
  PAYMENT_NOT_FOUND: 404,
  PAYMENT_NOT_VALID: 400,
  PAYMENT_PROVIDER_FAILED: 503,
  /** Razorpay does not accept the mess's keys, or the keys do not fit this deployment. */
  PAYMENT_KEYS_REFUSED: 400,
  WEBHOOK_REFUSED: 400,
  INVALID_SETTLEMENT_AMOUNT: 400,
  SETTLEMENT_EXCEEDS_PENDING: 409,
  SETTLEMENT_NOT_FOUND: 404,
  SETTLEMENT_ALREADY_PAID: 409,
  /** The cash of the shift differs from the amount on the caller's screen. */
  SHIFT_CHANGED: 409,
  /** A sale without a network arrived too late. Rule: counter-11 */
  TOO_OLD: 409,
  /** The stored settings differ from the settings on the caller's screen. */
  SETTINGS_CHANGED: 409,
  VENDOR_INACTIVE: 409,
  VENDOR_CLOSED: 409,
  /** The mess is open by its hours, but takes no orders for some minutes. */
  KITCHEN_BUSY: 409,
  MENU_ITEM_NOT_FOUND: 404,
  MENU_CATEGORY_NOT_FOUND: 404,
  MENU_CATEGORY_NOT_EMPTY: 409,
  OPTION_GROUP_NOT_FOUND: 404,
  MENU_FULL: 409,
  /** The texts of the menu are too long in total. */
  MENU_TOO_LARGE: 409,
  TOO_MANY_FAVORITES: 409,
  MENU_CHANGED: 409,
  PORTIONS_CHANGED: 409,
  PICTURE_REFUSED: 400,
  MENU_ITEM_UNAVAILABLE: 409,
  /** The mess serves the dish at another time of day. */
  MENU_ITEM_NOT_SERVED_NOW: 409,
  /** Ordering for the meal is over. */
  ORDER_BY_PASSED: 409,
  SLOT_FULL: 409,
  /** The mess has no such pickup slot. */
  SLOT_UNKNOWN: 409,
  TOO_LATE_TO_CANCEL: 409,
  PASS_NOT_FOUND: 404,
  PASS_TYPE_NOT_FOUND: 404,
  /** The balance of the pass differs from the balance on the caller's screen. */
  PASS_CHANGED: 409,
  /** The cutoff of the meal has passed. */
  SKIP_TOO_LATE: 409,
  /** Too many skips in a month, or too few days in a row. */
  SKIP_LIMIT: 409,
  ALREADY_CLAIMED: 409,
  MEAL_SKIPPED: 409,
  PASS_OVER: 409,
  NO_MEAL_NOW: 409,
  CODE_EXPIRED: 409,
  TOO_LATE_TO_UNDO: 409,
  /** Another screen has recorded the pot differently. */
  POTS_CHANGED: 409,
  /** Staff record pots from the start of the meal until the end of the next day. */
  POTS_CLOSED: 409,
  CHOICE_UNAVAILABLE: 409,
  /** Too few or too many choices of a group. The mess may have just changed the group. */
  INVALID_CHOICES: 409,
  PAYMENT_METHOD_UNAVAILABLE: 409,
  ORDER_ALREADY_PAID: 409,
  /** The id to confirm is no longer the mess's UPI ID. */
  UPI_ID_CHANGED: 409,
  PRICE_CHANGED: 409,
  /** The dishes cost less than the mess's minimum order. */
  BELOW_MINIMUM_ORDER: 409,
  /** An order names a table that the mess does not have. */
  TABLE_UNKNOWN: 409,
  /** The code of a table card is forged, belongs to another mess, or names a removed table. */
  TABLE_NOT_FOUND: 404,
  INVALID_QUANTITY: 400,
  INVALID_ORDER_AMOUNT: 400,
  INVALID_TOTAL_AMOUNT: 400,
  INVALID_FINAL_AMOUNT: 400,
  ONLINE_PAYMENT_UNAVAILABLE: 400,
  INVALID_IDEMPOTENCY_KEY: 400,
  IDEMPOTENCY_KEY_REUSED: 409,
  ORDER_NOT_FOUND: 404,
  BILL_NOT_FOUND: 404,
  INVALID_STATUS_TRANSITION: 409,
  ORDER_STATUS_CONFLICT: 409,
  /** The meal is not handed over yet, or was handed over more than 48 hours ago. */
  FEEDBACK_CLOSED: 409,
  /** The guest has already given the meal another rating. */
  FEEDBACK_GIVEN: 409,
  /**
   * The caller has placed too many orders, and the new order was not placed. After TOO_MANY_REQUESTS the call may have
   * had an effect.
   */
  TOO_MANY_ORDERS: 429,
  TOO_MANY_REQUESTS: 429,
  DEVICE_NOT_FOUND: 404,
  TOO_MANY_DEVICES: 409,
  SERVICE_BUSY: 503,
  INTERNAL_ERROR: 500,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;
