import type { OutputOf } from '@thali/shared/http/http-contract';
import type { getBilling } from '@thali/shared/subscriptions/billing.contract';

/** What a vendor has paid for and can pay for. Amounts in rupees. */
export type Billing = OutputOf<typeof getBilling>['billing'];
export type Offer = Billing['offers'][number];
export type Receipt = Billing['receipts'][number];
