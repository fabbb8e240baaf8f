import * as z from 'zod/mini';
import { textField } from '../http/fields.ts';
import { defineContract } from '../http/http-contract.ts';
import { VendorId } from '../ids/ids.ts';
import { acceptedPayments, paymentPolicies } from '../orders/payment-methods.ts';
import { plainText } from '../text/plain-id.ts';
import { KeyId, secretField } from './payment-account-fields.ts';

/** The payment settings of a mess, for its staff. They never include a secret. Rule: pay-4 */
export const OwnPaymentSettings = z.object({
  accepts: z.enum(acceptedPayments),
  /** Null unless the mess accepts online payments. */
  policy: z.nullable(z.enum(paymentPolicies)),
  upi: z.nullable(
    z.object({ id: z.string(), payeeName: z.string(), confirmedAt: z.nullable(z.string()) }),
  ),
  account: z.nullable(
    z.object({
      keyId: z.string(),
      /** Whether the key is a test key, which takes no real money. */
      isTest: z.boolean(),
      /** When Razorpay last accepted the keys. */
      testedAt: z.string(),
      /** When the last webhook with a valid signature arrived, accurate to five minutes. */
      webhookSeenAt: z.nullable(z.string()),
    }),
  ),
  /** The owner enters this address at Razorpay. */
  webhookUrl: z.string(),
});
export type OwnPaymentSettings = z.infer<typeof OwnPaymentSettings>;

const errors = ['VENDOR_ACCESS_DENIED', 'VENDOR_NOT_FOUND'] as const;

/** @see docs/rules/pay.md */
export const getPaymentSettings = defineContract({
  name: 'getPaymentSettings',
  summary: 'Read the payment settings of a mess',
  method: 'GET',
  path: '/vendor-payments',
  callers: ['vendor', 'admin'],
  request: { query: z.object({ vendorId: z.optional(VendorId) }) },
  response: OwnPaymentSettings,
  errors,
  vendorIdOf: ({ query }) => query.vendorId,
});

/** Tests the keys at Razorpay before it saves them. Rule: pay-5 */
export const setPaymentAccount = defineContract({
  name: 'setPaymentAccount',
  summary: 'Enter the keys of the mess’s own Razorpay account',
  method: 'PUT',
  path: '/vendor-payments/account',
  callers: ['vendor'],
  needs: 'own',
  request: {
    body: z.object({
      keyId: KeyId,
      keySecret: secretField('key secret'),
      webhookSecret: secretField('webhook secret'),
    }),
  },
  response: OwnPaymentSettings,
  errors: [...errors, 'PAYMENT_KEYS_REFUSED', 'PAYMENT_PROVIDER_FAILED', 'TOO_MANY_REQUESTS'],
  isAudited: true,
});

/** Stops new payments with these keys. Earlier payments can still be refunded. Rule: pay-5 */
export const removePaymentAccount = defineContract({
  name: 'removePaymentAccount',
  summary: 'Remove the keys of the mess’s own Razorpay account',
  method: 'DELETE',
  path: '/vendor-payments/account',
  callers: ['vendor'],
  needs: 'own',
  request: {},
  response: OwnPaymentSettings,
  errors: [...errors, 'TOO_MANY_REQUESTS'],
  isAudited: true,
});

/**
 * Switches the methods in the request on or off. A method that is missing in the request does not change. The policy
 * applies to online payments; `first` by default.
 * Rule: pay-1
 */
export const setPaymentMethods = defineContract({
  name: 'setPaymentMethods',
  summary: 'Choose the payment methods of a mess beside cash',
  method: 'PUT',
  path: '/vendor-payments/accepts',
  callers: ['vendor'],
  needs: 'own',
  request: {
    body: z
      .object({
        upi: z.optional(z.boolean()),
        online: z.optional(z.boolean()),
        policy: z.nullish(z.enum(paymentPolicies)),
      })
      .check(
        z.refine(
          ({ upi, online, policy }) => (upi ?? online ?? policy ?? undefined) !== undefined,
          {
            error: 'Choose a payment method',
          },
        ),
      ),
  },
  response: OwnPaymentSettings,
  errors: [...errors, 'PAYMENT_METHOD_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  isAudited: true,
});

const upiIdPattern = /^[a-z0-9._-]{2,256}@[a-z][a-z0-9]{1,63}$/;

/** A UPI ID, stored in lower case and plain characters. The server cannot look up its owner. Rule: pay-10 */
export const UpiId = z.string().check(
  z.overwrite((text) => plainText(text).replace(/ ?@ ?/, '@').toLowerCase()),
  z.refine((text) => upiIdPattern.test(text), 'Enter a UPI ID such as name@bank'),
);

/** The name in the guest's UPI app. */
const PayeeName = textField(50);

/**
 * Sets the mess's own UPI ID; an empty id removes it. Guests cannot pay to a new id until the owner confirms it.
 * Rule: pay-10, pay-11
 */
export const setUpi = defineContract({
  name: 'setUpi',
  summary: "Set the mess's own UPI ID",
  method: 'PUT',
  path: '/vendor-payments/upi',
  callers: ['vendor'],
  needs: 'own',
  request: {
    body: z
      .object({
        upiId: z.union([z.literal(''), UpiId]),
        payeeName: z.optional(PayeeName),
      })
      .check(
        z.refine(({ upiId, payeeName }) => upiId === '' || !!payeeName, {
          error: 'Enter the name that guests see',
          path: ['payeeName'],
        }),
      ),
  },
  response: OwnPaymentSettings,
  errors: [...errors, 'TOO_MANY_REQUESTS', 'SERVICE_BUSY'],
  isAudited: true,
});

/** Confirms that a test payment of one rupee arrived. Guests can then pay to the id. Rule: pay-11 */
export const confirmUpi = defineContract({
  name: 'confirmUpi',
  summary: 'Confirm that the test payment to the UPI ID arrived',
  method: 'POST',
  path: '/vendor-payments/upi/confirm',
  callers: ['vendor'],
  needs: 'own',
  request: { body: z.object({ upiId: UpiId }) },
  response: OwnPaymentSettings,
  errors: [...errors, 'UPI_ID_CHANGED', 'TOO_MANY_REQUESTS', 'SERVICE_BUSY'],
  isAudited: true,
});
