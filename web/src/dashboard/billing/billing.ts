import type { AnswerOf } from '../../lib/api/calls.ts';

/** What a vendor has paid for and can pay for. Amounts in rupees. */
export type Billing = AnswerOf<'GET /billing'>['billing'];
export type Offer = Billing['offers'][number];
export type Receipt = Billing['receipts'][number];
