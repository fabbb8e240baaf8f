import { AppError } from '@thali/shared/http/app-error';
import { kitchenNumber } from '@thali/shared/ids/order-id';
import { alarmSms } from '@thali/shared/kitchen/alarm-sms';
import { toE164 } from '@thali/shared/phone/phone-number';
import { recordSend } from '../auth/otp/send-log.table.ts';
import { config } from '../config.ts';
import { log } from '../logs/log.ts';
import { sendSms } from '../messages/send-sms.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { hasProvenPhone } from '../vendors/has-proven-phone.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';

/** Each text costs money, and a few texts are enough in a rush. Rule: kitchen-6 */
const limits = { gapSeconds: 120, ...alarmSms };

interface UnseenOrder {
  order: OrderRecord;
  vendor: VendorRow;
}

/** Sends a text to the mess's proven phone if its settings ask for one. The alarm continues if this fails. */
export async function textKitchen({ order, vendor }: UnseenOrder): Promise<void> {
  const phone = vendor.phone && toE164(vendor.phone);
  const wantsText = vendor.settings.alarm?.sms && !order.isTest;
  if (!wantsText || !phone) return;
  const { alarmTemplateId: templateId } = config;
  if (!templateId) return;
  try {
    if (!(await hasProvenPhone(vendor))) return;
    await recordSend(`alarm:${vendor.id}`, limits);
    await sendSms(phone, alarmText(kitchenNumber(order.id)), { templateId });
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return;
    log.error('kitchen not texted', { order_id: order.id, error });
  }
}

/** The text as registered on India's DLT. The order number replaces the tag. See docs/go-live.md. */
export const alarmTemplate =
  'Order {#alphanumeric#} on Thali has waited for 2 minutes and nobody has seen it. Please open your orders or call your kitchen.';

export function alarmText(orderNumber: string): string {
  return alarmTemplate.replace('{#alphanumeric#}', orderNumber);
}
