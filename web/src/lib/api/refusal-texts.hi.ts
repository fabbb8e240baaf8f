import type { ErrorCode } from '@thali/shared/http/error-codes';
import { formatShortRupees } from '@thali/shared/money/paise';
import { clockAt } from '@thali/shared/vendors/business-hours';
import type { Texts } from '../texts/texts.ts';

const refusals: Partial<Record<ErrorCode | 'UNKNOWN', string>> = {
  UNAUTHENTICATED: 'फिर से साइन इन करें।',
  TOKEN_INVALID: 'फिर से साइन इन करें।',
  SESSION_EXPIRED: 'आपका सेशन ख़त्म हो गया। फिर से साइन इन करें।',
  INVALID_CREDENTIALS: 'ईमेल या पासवर्ड ग़लत है।',
  INVALID_OTP: 'OTP ग़लत है या उसका समय ख़त्म हो गया।',
  OTP_NOT_SENT: 'OTP नहीं भेजा जा सका। थोड़ी देर बाद कोशिश करें।',
  WRONG_PASSWORD: 'पासवर्ड ग़लत है।',
  REGISTRATION_EXPIRED: 'समय ख़त्म हो गया। फिर से शुरू करें।',
  EMAIL_TAKEN: 'इस ईमेल से पहले से अकाउंट है।',
  PHONE_TAKEN: 'इस फ़ोन नंबर से पहले से अकाउंट है।',
  ACCOUNT_NOT_FOUND: 'यह अकाउंट नहीं मिला।',
  FORBIDDEN: 'आपको इसकी अनुमति नहीं है।',
  LOGIN_REQUIRED: 'यहाँ ऑर्डर करने के लिए साइन इन करें।',
  PHONE_PROOF_REQUIRED: 'पहले अपने फ़ोन नंबर की पुष्टि करें।',
  VENDOR_NOT_FOUND: 'यह मेस नहीं मिली।',
  VENDOR_INACTIVE: 'मेस अभी ऑर्डर नहीं ले रही।',
  VENDOR_CLOSED: 'मेस उस समय बंद है।',
  MENU_ITEM_NOT_FOUND: 'यह डिश अब मेन्यू में नहीं है।',
  TOO_MANY_FAVORITES: 'पसंदीदा में और डिश नहीं जुड़ सकतीं।',
  MENU_ITEM_UNAVAILABLE: 'एक डिश ख़त्म हो गई है। कार्ट देख लें।',
  MENU_ITEM_NOT_SERVED_NOW: 'एक डिश इस समय नहीं मिलती। कार्ट देख लें।',
  ORDER_BY_PASSED: 'इस खाने के लिए ऑर्डर का समय निकल गया।',
  SLOT_FULL: 'यह समय भर गया है।',
  SLOT_UNKNOWN: 'मेस यह समय नहीं देती।',
  TOO_LATE_TO_CANCEL: 'अब कैंसल नहीं हो सकता। मेस को कॉल करें।',
  PASS_NOT_FOUND: 'यह मील पास नहीं मिला।',
  PASS_CHANGED: 'पास बदल गया है। फिर से देखें।',
  SKIP_TOO_LATE: 'अब यह खाना नहीं छोड़ सकते।',
  SKIP_LIMIT: 'आप और खाने नहीं छोड़ सकते।',
  PASS_OVER: 'यह पास ख़त्म हो गया है।',
  CHOICE_UNAVAILABLE: 'आपकी एक पसंद अभी नहीं मिल रही। दूसरी चुनें।',
  INVALID_CHOICES: 'डिश की पसंद फिर से चुनें।',
  PAYMENT_METHOD_UNAVAILABLE: 'मेस इस तरह से पेमेंट नहीं लेती। दूसरा तरीका चुनें।',
  ONLINE_PAYMENT_UNAVAILABLE: 'अभी ऑनलाइन पेमेंट नहीं हो सकता।',
  PAYMENT_PROVIDER_FAILED: 'पेमेंट सेवा जवाब नहीं दे रही। थोड़ी देर बाद कोशिश करें।',
  PAYMENT_NOT_VALID: 'यह पेमेंट सही नहीं है।',
  ORDER_ALREADY_PAID: 'इस ऑर्डर का पेमेंट हो चुका है।',
  PRICE_CHANGED: 'क़ीमतें बदल गई हैं। कार्ट देख लें।',
  TABLE_UNKNOWN: 'यह टेबल नहीं मिली। टेबल का कोड फिर से स्कैन करें।',
  TABLE_NOT_FOUND: 'यह टेबल नहीं मिली। टेबल का कोड फिर से स्कैन करें।',
  INVALID_QUANTITY: 'कार्ट में संख्या सही नहीं है।',
  ORDER_NOT_FOUND: 'यह ऑर्डर नहीं मिला।',
  BILL_NOT_FOUND: 'यह बिल नहीं मिला।',
  FEEDBACK_CLOSED: 'अब राय नहीं दे सकते।',
  FEEDBACK_GIVEN: 'आप राय दे चुके हैं।',
  TOO_MANY_ORDERS: 'बहुत सारे ऑर्डर हो गए। थोड़ी देर बाद कोशिश करें।',
  TOO_MANY_REQUESTS: 'बहुत जल्दी-जल्दी कोशिश हुई।',
  SERVICE_BUSY: 'अभी बहुत भीड़ है। थोड़ी देर बाद कोशिश करें।',
  INTERNAL_ERROR: 'कुछ गड़बड़ हुई। थोड़ी देर बाद कोशिश करें।',
  UNKNOWN: 'कुछ गड़बड़ हुई। फिर से कोशिश करें।',
};

/** A code without a text keeps the server's text. */
function textOf(message: string, code: string, data: Record<string, unknown>): string {
  const { freeAt, minimumOrder } = data;
  if (code === 'KITCHEN_BUSY' && typeof freeAt === 'string') {
    return `किचन ${clockAt(freeAt)} तक और ऑर्डर नहीं ले रहा। उसके बाद कोशिश करें।`;
  }
  if (code === 'BELOW_MINIMUM_ORDER' && typeof minimumOrder === 'number') {
    return `कम से कम ${formatShortRupees(minimumOrder)} का ऑर्डर करें।`;
  }
  return Object.hasOwn(refusals, code) ? (refusals[code as ErrorCode] ?? message) : message;
}

export const texts = { refusal: textOf } satisfies Texts<typeof import('./refusal-texts.ts')>;
