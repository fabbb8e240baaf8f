import type { ErrorCode } from '@thali/shared/http/error-codes';
import { formatShortRupees } from '@thali/shared/money/paise';
import { clockAt } from '@thali/shared/vendors/business-hours';
import type { Texts } from '../texts/texts.ts';

const refusals: Partial<Record<ErrorCode | 'UNKNOWN', string>> = {
  UNAUTHENTICATED: 'पुन्हा साइन इन करा.',
  TOKEN_INVALID: 'पुन्हा साइन इन करा.',
  SESSION_EXPIRED: 'तुमचे सेशन संपले. पुन्हा साइन इन करा.',
  INVALID_CREDENTIALS: 'ईमेल किंवा पासवर्ड चुकीचा आहे.',
  INVALID_OTP: 'OTP चुकीचा आहे किंवा त्याची वेळ संपली.',
  OTP_NOT_SENT: 'OTP पाठवता आला नाही. थोड्या वेळाने प्रयत्न करा.',
  WRONG_PASSWORD: 'पासवर्ड चुकीचा आहे.',
  REGISTRATION_EXPIRED: 'वेळ संपली. पुन्हा सुरू करा.',
  EMAIL_TAKEN: 'या ईमेलवर आधीच खाते आहे.',
  PHONE_TAKEN: 'या फोन नंबरवर आधीच खाते आहे.',
  ACCOUNT_NOT_FOUND: 'हे खाते सापडले नाही.',
  FORBIDDEN: 'तुम्हाला याची परवानगी नाही.',
  LOGIN_REQUIRED: 'इथे ऑर्डर करण्यासाठी साइन इन करा.',
  PHONE_PROOF_REQUIRED: 'आधी तुमचा फोन नंबर पक्का करा.',
  VENDOR_NOT_FOUND: 'ही मेस सापडली नाही.',
  VENDOR_INACTIVE: 'मेस आता ऑर्डर घेत नाही.',
  VENDOR_CLOSED: 'मेस त्या वेळी बंद आहे.',
  MENU_ITEM_NOT_FOUND: 'हा पदार्थ आता मेनूमध्ये नाही.',
  TOO_MANY_FAVORITES: 'आवडीचे आणखी पदार्थ जोडता येत नाहीत.',
  MENU_ITEM_UNAVAILABLE: 'एक पदार्थ संपला आहे. कार्ट पाहा.',
  MENU_ITEM_NOT_SERVED_NOW: 'एक पदार्थ या वेळी मिळत नाही. कार्ट पाहा.',
  ORDER_BY_PASSED: 'या जेवणासाठी ऑर्डरची वेळ संपली.',
  SLOT_FULL: 'ही वेळ भरली आहे.',
  SLOT_UNKNOWN: 'मेस ही वेळ देत नाही.',
  TOO_LATE_TO_CANCEL: 'आता रद्द करता येत नाही. मेसला कॉल करा.',
  PASS_NOT_FOUND: 'हा मील पास सापडला नाही.',
  PASS_CHANGED: 'पास बदलला आहे. पुन्हा पाहा.',
  SKIP_TOO_LATE: 'आता हे जेवण सोडता येत नाही.',
  SKIP_LIMIT: 'आणखी जेवणे सोडता येत नाहीत.',
  PASS_OVER: 'हा पास संपला आहे.',
  CHOICE_UNAVAILABLE: 'तुमची एक निवड आता मिळत नाही. दुसरी निवडा.',
  INVALID_CHOICES: 'पदार्थाची निवड पुन्हा करा.',
  PAYMENT_METHOD_UNAVAILABLE: 'मेस असे पेमेंट घेत नाही. दुसरी पद्धत निवडा.',
  ONLINE_PAYMENT_UNAVAILABLE: 'आता ऑनलाइन पेमेंट करता येत नाही.',
  PAYMENT_PROVIDER_FAILED: 'पेमेंट सेवा उत्तर देत नाही. थोड्या वेळाने प्रयत्न करा.',
  PAYMENT_NOT_VALID: 'हे पेमेंट बरोबर नाही.',
  ORDER_ALREADY_PAID: 'या ऑर्डरचे पेमेंट झाले आहे.',
  PRICE_CHANGED: 'किमती बदलल्या आहेत. कार्ट पाहा.',
  TABLE_UNKNOWN: 'हे टेबल सापडले नाही. टेबलचा कोड पुन्हा स्कॅन करा.',
  TABLE_NOT_FOUND: 'हे टेबल सापडले नाही. टेबलचा कोड पुन्हा स्कॅन करा.',
  INVALID_QUANTITY: 'कार्टमधील संख्या बरोबर नाही.',
  ORDER_NOT_FOUND: 'ही ऑर्डर सापडली नाही.',
  BILL_NOT_FOUND: 'हे बिल सापडले नाही.',
  FEEDBACK_CLOSED: 'आता मत देता येत नाही.',
  FEEDBACK_GIVEN: 'तुम्ही मत दिले आहे.',
  TOO_MANY_ORDERS: 'खूप ऑर्डर झाल्या. थोड्या वेळाने प्रयत्न करा.',
  TOO_MANY_REQUESTS: 'खूप वेळा प्रयत्न झाला.',
  SERVICE_BUSY: 'आता खूप गर्दी आहे. थोड्या वेळाने प्रयत्न करा.',
  INTERNAL_ERROR: 'काहीतरी चुकले. थोड्या वेळाने प्रयत्न करा.',
  UNKNOWN: 'काहीतरी चुकले. पुन्हा प्रयत्न करा.',
};

/** A code without a text keeps the server's text. */
function textOf(message: string, code: string, data: Record<string, unknown>): string {
  const { freeAt, minimumOrder } = data;
  if (code === 'KITCHEN_BUSY' && typeof freeAt === 'string') {
    return `किचन ${clockAt(freeAt)} पर्यंत आणखी ऑर्डर घेत नाही. त्यानंतर प्रयत्न करा.`;
  }
  if (code === 'BELOW_MINIMUM_ORDER' && typeof minimumOrder === 'number') {
    return `किमान ${formatShortRupees(minimumOrder)} ची ऑर्डर करा.`;
  }
  return Object.hasOwn(refusals, code) ? (refusals[code as ErrorCode] ?? message) : message;
}

export const texts = { refusal: textOf } satisfies Texts<typeof import('./refusal-texts.ts')>;
