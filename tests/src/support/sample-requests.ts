import { randomUUID } from 'node:crypto';
import type { AnyHttpContract } from '@thali/shared/http/http-contract';
import { toIst } from '@thali/shared/time/ist';
import { planBody } from './buy-plan.ts';
import { type Answer, call } from './call.ts';
import { forgetWrongDeviceCodes } from './device-codes.ts';
import type { TestVendor } from './make-vendor.ts';
import { itemBody } from './menu-bodies.ts';
import { orderBody, saleBody } from './place-test-order.ts';
import { randomIds } from './random-ids.ts';
import { samplePublicKey } from './stub-push.ts';
import { newSubdomain, vendorBody } from './vendor-bodies.ts';

/** The ids that a stranger knows. A stranger has no token, phone or proof. */
export interface Target {
  vendor: TestVendor;
  orderId: string;
  /** A device of the vendor's kitchen. Default: an unknown id. */
  deviceId?: string;
  /** An existing payment. Default: an unknown id. */
  paymentOrderId?: string;
  /** An uploaded picture. Default: an unknown id. */
  pictureId?: string;
  /** A person of the team. Default: an unknown id. */
  personId?: string;
}

const noPayment = 'order_AAAAAAAAAAAAAA';
const noDevice = 'A'.repeat(12);
const noPerson = 'A'.repeat(12);
const passOf = (vendorId: string) => vendorId + 'A'.repeat(10);
const skippedDay = { from: '2026-11-28', to: '2026-11-28', meals: ['AAAA'] };
const samplePot = (itemId: string) => ({
  ...{ item_id: itemId, made: 11, left: 0.5 },
  ...{ expected: null, advised: null, known_revision: 0 },
});
const noPicture = '0123456789ABCDEF-c98a3b';

export interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

const oneMonth = { start_date: '2026-01-01', end_date: '2026-01-31' };

const pushSubscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/nobody',
  keys: { p256dh: samplePublicKey, auth: 'A'.repeat(22) },
};

/** A valid request to each route by contract name, about another person's vendor and order. */
const samples: Record<string, (target: Target) => Sample> = {
  getHealth: () => ({}),
  login: () => ({ body: { email: 'nobody@test.example', password: 'wrong', role: 'student' } }),
  refreshSession: () => ({ body: { refresh_token: 'student.none' } }),
  logout: () => ({ body: { refresh_token: 'student.none' } }),
  register: () => ({
    body: { name: 'Nobody', email: randomIds.email(), password: 'none yet', role: 'student' },
  }),
  requestOtp: () => ({ body: { phone: randomIds.phone() } }),
  verifyOtp: () => ({ body: { phone: randomIds.phone(), otp: '000000', action: 'login' } }),
  setPassword: () => ({ body: { customer_id: 'A'.repeat(26), password: 'mine now' } }),
  forgotPassword: () => ({ body: { email: randomIds.email() } }),
  resetPassword: () => ({
    body: { email: 'nobody@test.example', code: '000000', password: 'mine now' },
  }),
  subscribeNewsletter: () => ({ body: { email: randomIds.email(), consent: '2026-11' } }),
  unsubscribeNewsletter: () => ({ body: { token: 'bm9ib2R5.none' } }),
  listSubscribers: () => ({}),
  getProfile: () => ({}),
  updateProfile: () => ({ body: {} }),
  sendContactCode: () => ({ body: { phone: randomIds.phone(), password: 'wrong' } }),
  changeContact: () => ({ body: { phone: randomIds.phone(), code: '000000' } }),
  changePassword: () => ({ body: { current_password: 'wrong', new_password: 'mine now' } }),
  getStorefront: ({ vendor }) => ({ params: { subdomain: vendor.subdomain } }),
  listVendors: () => ({}),
  getVendor: ({ vendor }) => ({ params: { vendorId: vendor.id } }),
  getVendorBySubdomain: ({ vendor }) => ({ params: { subdomain: vendor.subdomain } }),
  getVendorProfile: ({ vendor }) => ({ params: { subdomain: vendor.subdomain } }),
  createVendor: () => ({ body: vendorBody() }),
  updateVendor: ({ vendor }) => ({
    params: { vendorId: vendor.id },
    body: { settings: { auto_accept_orders: true } },
  }),
  deleteVendor: ({ vendor }) => ({ params: { vendorId: vendor.id } }),
  listMenuItems: ({ vendor }) => ({ params: { vendorId: vendor.id } }),
  createMenuItem: ({ vendor }) => ({
    params: { vendorId: vendor.id },
    body: itemBody(vendor.categoryId),
  }),
  updateMenuItem: ({ vendor }) => ({
    params: { vendorId: vendor.id, itemId: vendor.item.id },
    body: { is_available: false },
  }),
  changeMenuItems: ({ vendor }) => ({
    params: { vendorId: vendor.id },
    body: { changes: [{ item_id: vendor.item.id, is_available: false }] },
  }),
  changeItemToday: ({ vendor }) => ({
    params: { vendorId: vendor.id, itemId: vendor.item.id },
    body: { sold_out_today: true },
  }),
  getDayMenu: ({ vendor }) => ({ params: { vendorId: vendor.id, itemId: vendor.item.id } }),
  saveDayMenu: ({ vendor }) => ({
    params: { vendorId: vendor.id, itemId: vendor.item.id },
    body: { contents: 'Dal, rice' },
  }),
  getWeekMenu: ({ vendor }) => ({ params: { vendorId: vendor.id } }),
  saveDayOfWeekMenu: ({ vendor }) => ({
    params: { vendorId: vendor.id, date: toIst(new Date()).date },
    body: { known_updated_at: null, meals: [{ name: 'Lunch', contents: 'Dal, rice' }] },
  }),
  changeRush: ({ vendor }) => ({ params: { vendorId: vendor.id }, body: { pause_minutes: 15 } }),
  deleteMenuItem: ({ vendor }) => ({
    params: { vendorId: vendor.id, itemId: vendor.item.id },
  }),
  listMenuCategories: ({ vendor }) => ({ params: { vendorId: vendor.id } }),
  createMenuCategory: ({ vendor }) => ({
    params: { vendorId: vendor.id },
    body: { name: 'Sweets' },
  }),
  updateMenuCategory: ({ vendor }) => ({
    params: { vendorId: vendor.id, categoryId: vendor.categoryId },
    body: { name: 'Sweets' },
  }),
  deleteMenuCategory: ({ vendor }) => ({
    params: { vendorId: vendor.id, categoryId: vendor.categoryId },
  }),
  listOptionGroups: ({ vendor }) => ({ params: { vendorId: vendor.id } }),
  createOptionGroup: ({ vendor }) => ({
    params: { vendorId: vendor.id },
    body: { name: 'Extras', min_choices: 0, max_choices: 1, choices: [{ name: 'Curd' }] },
  }),
  updateOptionGroup: ({ vendor }) => ({
    params: { vendorId: vendor.id, groupId: vendor.optionGroupId },
    body: { name: 'Extras' },
  }),
  changeChoiceToday: ({ vendor }) => ({
    params: { vendorId: vendor.id, groupId: vendor.optionGroupId, choiceId: 'HA1F' },
    body: { sold_out_today: true },
  }),
  deleteOptionGroup: ({ vendor }) => ({
    params: { vendorId: vendor.id, groupId: vendor.optionGroupId },
  }),
  createPictureUpload: ({ vendor }) => ({
    params: { vendorId: vendor.id },
    body: { type: 'image/webp', colour: 'c98a3b' },
  }),
  finishPicture: ({ vendor, pictureId = noPicture }) => ({
    params: { vendorId: vendor.id, pictureId },
    body: { type: 'image/webp' },
  }),
  reorderMenu: ({ vendor }) => ({
    params: { vendorId: vendor.id },
    body: { item_ids: [vendor.item.id] },
  }),
  getMenuQr: ({ vendor }) => ({ params: { vendorId: vendor.id } }),
  placeOrder: ({ vendor }) => ({
    body: orderBody(vendor),
    headers: { 'idempotency-key': randomUUID() },
  }),
  placeCounterOrder: ({ vendor }) => ({
    body: saleBody(vendor),
    headers: { 'idempotency-key': randomUUID() },
  }),
  getShift: () => ({}),
  closeShift: () => ({
    body: { expected: 0, counted: 0 },
    headers: { 'idempotency-key': randomUUID() },
  }),
  listShiftCloses: ({ vendor }) => ({ params: { vendorId: vendor.id } }),
  textOrderLink: ({ orderId }) => ({ params: { orderId } }),
  undoSale: ({ orderId }) => ({ params: { orderId }, body: { reason: 'wrong_entry' } }),
  placeTestOrder: ({ vendor }) => ({
    params: { vendorId: vendor.id },
    body: { menu_item_id: vendor.item.id },
  }),
  getBill: ({ orderId }) => ({ params: { orderId } }),
  getOrder: ({ orderId }) => ({ params: { orderId } }),
  listOrders: ({ vendor }) => ({ query: { vendor_id: vendor.id } }),
  changeOrderStatus: ({ orderId }) => ({ params: { orderId }, body: { status: 'confirmed' } }),
  endUncollectedOrder: ({ orderId }) => ({
    params: { orderId },
    body: { return_portions: true },
  }),
  acknowledgeOrder: ({ orderId }) => ({ params: { orderId } }),
  acknowledgeOrders: ({ vendor, orderId }) => ({
    params: { vendorId: vendor.id },
    body: { order_ids: [orderId] },
  }),
  cancelOrder: ({ orderId }) => ({ params: { orderId } }),
  giveFeedback: ({ orderId }) => ({ params: { orderId }, body: { face: 4 } }),
  reportNotReady: ({ orderId }) => ({ params: { orderId } }),
  beginOrderPayment: ({ orderId }) => ({ params: { orderId } }),
  beginUpiCode: ({ orderId }) => ({ params: { orderId } }),
  reportPayment: ({ orderId }) => ({ params: { orderId }, body: { digits: '1234' } }),
  markReceived: ({ orderId }) => ({ params: { orderId }, body: { method: 'upi' } }),
  refundOrder: ({ orderId }) => ({ params: { orderId }, body: { refunded_before: 0 } }),
  setUpi: () => ({ body: { upi_id: 'mine@upi', payee_name: 'Mine' } }),
  confirmUpi: () => ({ body: { upi_id: 'theirs@upi' } }),
  listTakings: () => ({ query: { month: '2026-11' } }),
  getKitchen: () => ({}),
  getBoard: () => ({}),
  getTvMenu: () => ({}),
  setDoneLines: ({ orderId }) => ({ params: { orderId }, body: { done_lines: [0] } }),
  changeReadyTime: ({ orderId }) => ({
    params: { orderId },
    body: { estimated_ready_time: new Date(Date.now() + 600_000).toISOString() },
  }),
  moveOrder: ({ orderId }) => ({ params: { orderId }, body: { table: null } }),
  listSlots: ({ vendor }) => ({ params: { vendorId: vendor.id } }),
  findTable: ({ vendor }) => ({ params: { vendorId: vendor.id, code: '0000000000' } }),
  listTableCodes: ({ vendor }) => ({ params: { vendorId: vendor.id } }),
  getPushKey: () => ({}),
  savePushSubscription: () => ({ body: pushSubscription }),
  removePushSubscription: () => ({ body: { endpoint: pushSubscription.endpoint } }),
  removeOrderPushSubscription: ({ orderId }) => ({
    params: { orderId },
    body: { endpoint: pushSubscription.endpoint },
  }),
  saveOrderPushSubscription: ({ orderId }) => ({ params: { orderId }, body: pushSubscription }),
  expireOldOrders: ({ vendor }) => ({ body: { vendor_id: vendor.id } }),
  createDeviceCode: ({ vendor }) => ({ params: { vendorId: vendor.id }, body: {} }),
  enrollDevice: () => ({ body: { code: 'AAAAA-AAAAA', name: 'Tablet' } }),
  listBills: ({ vendor }) => ({ params: { vendorId: vendor.id }, query: { month: '2026-11' } }),
  listDevices: ({ vendor }) => ({ params: { vendorId: vendor.id } }),
  ringDevice: ({ vendor, deviceId = noDevice }) => ({
    params: { vendorId: vendor.id, deviceId },
  }),
  removeDevice: ({ vendor, deviceId = noDevice }) => ({
    params: { vendorId: vendor.id, deviceId },
  }),
  reportDevice: () => ({ body: { battery_percent: 80 } }),
  listTeam: ({ vendor }) => ({ params: { vendorId: vendor.id } }),
  addPerson: ({ vendor }) => ({
    params: { vendorId: vendor.id },
    body: { name: 'Asha', role: 'cook' },
  }),
  changePerson: ({ vendor, personId = noPerson }) => ({
    params: { vendorId: vendor.id, personId },
    body: { role: 'counter' },
  }),
  removePerson: ({ vendor }) => ({ params: { vendorId: vendor.id, personId: noPerson } }),
  createPinCode: ({ vendor }) => ({ params: { vendorId: vendor.id, personId: noPerson } }),
  setTeamSettings: ({ vendor }) => ({
    params: { vendorId: vendor.id },
    body: { pin: 'off', ask_above: null },
  }),
  listTeamLog: ({ vendor }) => ({
    params: { vendorId: vendor.id },
    query: { month: '2026-11' },
  }),
  getTeamTotals: ({ vendor }) => ({
    params: { vendorId: vendor.id },
    query: { month: '2026-11' },
  }),
  listDeviceTeam: () => ({}),
  copyDishes: ({ vendor }) => ({
    params: { vendorId: vendor.id },
    body: { to: vendor.id, item_ids: [vendor.item.id] },
  }),
  listOutlets: () => ({}),
  createOutletCode: ({ vendor }) => ({ params: { vendorId: vendor.id } }),
  joinOutlet: () => ({ body: { code: 'AAAAA-AAAAA' } }),
  leaveOutlet: ({ vendor }) => ({ params: { vendorId: vendor.id } }),
  setPin: () => ({ body: { person_id: noPerson, code: 'AAAAA-AAAAA', pin: '2580' } }),
  enterPin: () => ({ body: { person_id: noPerson, pin: '2580' } }),
  listPassTypes: ({ vendor }) => ({ params: { vendorId: vendor.id } }),
  savePassTypes: ({ vendor }) => ({
    params: { vendorId: vendor.id },
    body: { types: [], known_revision: 0 },
  }),
  sellPass: ({ vendor }) => ({
    params: { vendorId: vendor.id },
    body: {
      type: 'AAAA',
      member: { name: 'Asha' },
      starts_on: '2026-11-27',
      paid: { method: 'cash', amount: 0 },
    },
  }),
  listPasses: ({ vendor }) => ({ params: { vendorId: vendor.id } }),
  changePass: ({ vendor }) => ({ params: { passId: passOf(vendor.id) }, body: { roll: '7' } }),
  voidMeals: ({ vendor }) => ({
    params: { passId: passOf(vendor.id) },
    body: { meals: 1, reason: 'Moved away', known_left: 1 },
  }),
  skipMeals: ({ vendor }) => ({ params: { passId: passOf(vendor.id) }, body: skippedDay }),
  takeBackSkips: ({ vendor }) => ({ params: { passId: passOf(vendor.id) }, body: skippedDay }),
  listOwnPasses: ({ vendor }) => ({ params: { vendorId: vendor.id } }),
  getPassStatement: ({ vendor }) => ({ params: { passId: passOf(vendor.id) } }),
  getHeadcount: ({ vendor }) => ({ params: { vendorId: vendor.id } }),
  getRoster: ({ vendor }) => ({ params: { vendorId: vendor.id } }),
  claimMeal: ({ vendor }) => ({
    params: { vendorId: vendor.id },
    body: { code: 'PASS-AAAAAAAAAA-AAAAAAAA' },
  }),
  claimMealByHand: ({ vendor }) => ({
    params: { vendorId: vendor.id },
    body: { pass_id: passOf(vendor.id) },
  }),
  getPots: ({ vendor }) => ({ params: { vendorId: vendor.id } }),
  recordPots: ({ vendor }) => ({
    params: { vendorId: vendor.id, date: '2026-11-27', mealId: 'AAAA' },
    body: { pots: [samplePot(vendor.item.id)] },
  }),
  getPotEffect: ({ vendor }) => ({ params: { vendorId: vendor.id } }),
  undoClaim: ({ vendor }) => ({
    params: {
      vendorId: vendor.id,
      passId: passOf(vendor.id),
      date: '2026-11-27',
      mealId: 'AAAA',
    },
    body: { reason: 'Wrong person' },
  }),
  addFavorite: ({ vendor }) => ({ params: { itemId: vendor.item.id } }),
  removeFavorite: ({ vendor }) => ({ params: { itemId: vendor.item.id } }),
  checkSubdomain: ({ vendor }) => ({ query: { subdomain: vendor.subdomain } }),
  createPaymentOrder: () => ({ body: planBody() }),
  confirmPayment: ({ paymentOrderId = noPayment }) => ({
    body: {
      razorpay_order_id: paymentOrderId,
      razorpay_payment_id: 'pay_AAAAAAAAAAAAAA',
      razorpay_signature: 'none',
    },
  }),
  messRazorpayWebhook: ({ vendor }) => ({
    params: { vendorId: vendor.id },
    body: {},
    headers: { 'x-razorpay-signature': 'forged' },
  }),
  getPaymentSettings: ({ vendor }) => ({ query: { vendor_id: vendor.id } }),
  setPaymentAccount: () => ({
    body: {
      key_id: 'rzp_test_nobody00000000',
      key_secret: 'nobody-knows',
      webhook_secret: 'nobody-at-all',
    },
  }),
  removePaymentAccount: () => ({}),
  setPaymentMethods: () => ({ body: { upi: false } }),
  razorpayWebhook: () => ({ body: {}, headers: { 'x-razorpay-signature': 'none' } }),
  getPaymentSession: ({ paymentOrderId = noPayment }) => ({
    headers: { 'x-payment-session': `${paymentOrderId}.none` },
  }),
  extendHold: ({ paymentOrderId = noPayment }) => ({
    headers: { 'x-payment-session': `${paymentOrderId}.none` },
  }),
  chooseSubdomain: ({ paymentOrderId = noPayment }) => ({
    headers: { 'x-payment-session': `${paymentOrderId}.none` },
    body: { subdomain: newSubdomain() },
  }),
  listPayments: () => ({}),
  getPlanRevenue: () => ({}),
  getPayment: ({ paymentOrderId = noPayment }) => ({ params: { paymentOrderId } }),
  retryProvisioning: ({ paymentOrderId = noPayment }) => ({
    params: { paymentOrderId },
    body: {},
  }),
  getBilling: ({ vendor }) => ({ query: { vendor_id: vendor.id } }),
  setGstin: () => ({ body: { gstin: null } }),
  renewSubscription: () => ({ body: { plan_id: 'starter', amount: 1999 } }),
  getWalletOverview: ({ vendor }) => ({ query: { vendor_id: vendor.id } }),
  listWalletTransactions: ({ vendor }) => ({ query: { vendor_id: vendor.id } }),
  listSettlements: ({ vendor }) => ({ query: { vendor_id: vendor.id } }),
  getWalletStatement: ({ vendor }) => ({ query: { vendor_id: vendor.id, month: '2026-01' } }),
  paySettlement: ({ vendor }) => ({
    body: { vendor_id: vendor.id, amount: 1, payment_method: 'razorpay' },
  }),
  cancelSettlement: ({ vendor }) => ({
    params: { settlementId: 'S000001' },
    body: { vendor_id: vendor.id },
  }),
  getVendorAnalytics: ({ vendor }) => ({ params: { vendorId: vendor.id }, query: oneMonth }),
  getDailyAnalytics: ({ vendor }) => ({ params: { vendorId: vendor.id }, query: oneMonth }),
  getOrderSummary: ({ vendor }) => ({ query: { vendor_id: vendor.id } }),
  listFeedback: ({ vendor }) => ({ params: { vendorId: vendor.id } }),
  listCustomers: ({ vendor }) => ({ query: { vendor_id: vendor.id } }),
  getForecast: ({ vendor }) => ({ query: { vendor_id: vendor.id } }),
  getWeeklyForecast: ({ vendor }) => ({ query: { vendor_id: vendor.id } }),
  getForecastStatus: ({ vendor }) => ({ query: { vendor_id: vendor.id } }),
  getPortionForecast: ({ vendor }) => ({ query: { vendor_id: vendor.id } }),
  retrainForecast: ({ vendor }) => ({ body: { vendor_id: vendor.id } }),
  getAdminAnalytics: () => ({ query: oneMonth }),
  listAdminVendors: () => ({}),
  setVendorStatus: ({ vendor }) => ({
    params: { vendorId: vendor.id },
    body: { status: 'active', reason: 'Nothing is wrong' },
  }),
  listEndingSubscriptions: () => ({}),
  listAuditLog: () => ({}),
  mergeFavorites: ({ vendor }) => ({ body: { item_ids: [vendor.item.id] } }),
};

export function hasSample(contract: AnyHttpContract): boolean {
  return Object.hasOwn(samples, contract.name);
}

export function sampleOf(contract: AnyHttpContract, target: Target): Sample {
  const make = samples[contract.name];
  if (!make) throw new Error(`Add a sample request for ${contract.name} to sample-requests.ts`);
  return make(target);
}

/** Calls a route with its sample request. */
export function callSample(
  contract: AnyHttpContract,
  target: Target,
  token?: string | undefined,
  headers?: Record<string, string>,
): Promise<Answer> {
  const sample = sampleOf(contract, target);
  return sendSample(contract, { ...sample, headers: { ...sample.headers, ...headers } }, token);
}

export async function sendSample(
  contract: AnyHttpContract,
  { params = {}, query = {}, body, headers = {} }: Sample,
  token?: string | undefined,
): Promise<Answer> {
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const search = new URLSearchParams(query).toString();
  const address = search ? `${path}?${search}` : path;
  const answer = await call(contract.method, address, { token, body, headers });
  if (contract.name === 'enrollDevice') await forgetWrongDeviceCodes();
  return answer;
}
