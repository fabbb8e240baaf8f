import { AppError } from '@thali/shared/http/app-error';
import { kitchenNumber } from '@thali/shared/ids/order-id';
import { alarmSms } from '@thali/shared/kitchen/alarm-sms';
import { toE164 } from '@thali/shared/phone/phone-number';
import { recordSend } from '../auth/otp/send-log.table.ts';
import { config } from '../config.ts';
import { log } from '../logs/log.ts';
import { sendSms } from '../messages/send-sms.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';

/** A text costs money each time: in a rush that nobody answers the first ones say it. Rule: kitchen-6 */
const limits = { gapSeconds: 120, ...alarmSms };

interface Unseen {
  order: OrderRecord;
  vendor: VendorRow;
}

/** Sends a text to the mess's own phone, where it wants one. The alarm goes on when that fails. */
export async function textKitchen({ order, vendor }: Unseen): Promise<void> {
  const phone = vendor.phone && toE164(vendor.phone);
  const isWanted = vendor.settings.alarm?.sms && !order.isTest;
  if (!isWanted || !phone) return;
  const { alarmTemplateId: templateId } = config;
  if (!templateId) return;
  try {
    await recordSend(`alarm:${vendor.id}`, limits);
    await sendSms(phone, alarmText(kitchenNumber(order.id)), { templateId });
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return;
    log.error('kitchen not texted', { order_id: order.id, error });
  }
}

/** As it is registered on India's DLT, with the order's number in the place of the tag. docs/go-live.md shows it. */
export const alarmTemplate =
  'Order {#alphanumeric#} on Thali has waited for 2 minutes and nobody has seen it. Please open your orders or call your kitchen.';

export function alarmText(orderNumber: string): string {
  return alarmTemplate.replace('{#alphanumeric#}', orderNumber);
}
