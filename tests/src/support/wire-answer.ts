/** An order as it comes over the wire; the part that tests look at. */
export interface WireOrder {
  id: string;
  token?: number;
  vendor_id: string;
  customer_id: string | null;
  is_guest_order: boolean;
  customer_info: { name: string; phone: string };
  cancel_reason?: string;
  cancel_note?: string;
  items: {
    menu_item_id: string;
    quantity: number;
    unit_price: number;
    total_price: number;
    choices?: { group_id: string; choice_id: string; name: string; price: number }[];
    is_done?: boolean;
  }[];
  status: string;
  payment_status: string;
  payment_method: string;
  payment?: WireOrderPayment;
  awaits_payment_until?: string;
  service_charge_status: string;
  total_amount: number;
  service_charge: number;
  final_amount: number;
  status_times: Record<string, string>;
  created_at: string;
  updated_at: string;
  acknowledged_at: string | null;
  tracking_token: string;
  bill?: { number: string; date: string };
}

export interface WireOrderPayment {
  said_at?: string;
  digits?: string;
  received_at?: string;
  received_by?: string;
  refund_due?: number;
  refunded?: number;
  refunded_lines?: { index: number; quantity: number }[];
}

export interface WireTaking {
  order_id: string;
  payment_method: string;
  payment_status: string;
  amount: number;
  payment?: WireOrderPayment;
}

export interface WireUser {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  role: string;
  vendor_id: string | null;
  preferences: { dietary_restrictions: string[]; spice_level: string };
  favorites: string[];
}

export interface WireVendor {
  id: string;
  subdomain: string;
  name: string;
  display_name: string;
  status: string;
  plan?: string | null;
  suspension?: { reason: string | null; at: string | null } | null;
  cuisine: string | null;
  description: string | null;
  logo_url: string | null;
  cover_url: string | null;
  accent_color: string | null;
  settings: Record<string, unknown>;
}

export interface WireMenuCategory {
  id: string;
  name: string;
  description: string | null;
  image: string | null;
  sort_order: number;
}

export interface WireMenuItem extends WireMenuCategory {
  category_id: string;
  price: number;
  is_available: boolean;
  sold_out_today?: boolean;
  is_vegetarian: boolean;
  is_spicy: boolean;
  meal_times: string[];
  quantity: number | null;
  nutritional_info: string | null;
  tags?: string[];
  option_group_ids?: string[];
  contents?: string;
}

export interface WireDayContents {
  date: string;
  contents: string | null;
  suggestions: { date: string; contents: string }[];
}

export interface WireOptionGroup {
  id: string;
  name: string;
  min_choices: number;
  max_choices: number;
  choices: {
    id: string;
    name: string;
    price: number;
    is_available: boolean;
    sold_out_today?: boolean;
    is_default: boolean;
    quantity: number | null;
  }[];
}

interface WireBoardEntry {
  key: string;
  label: string;
  updated_at: string;
  ready_at?: string;
}

export interface WireDevice {
  id: string;
  name: string;
  kind: string;
  enrolled_at: string;
  last_heard_at: string;
  battery_percent: number | null;
  is_charging: boolean | null;
}

export interface WireSession {
  order_id: string;
  plan_id: string;
  plan_name: string;
  subdomain: string;
  card: string;
  needs_subdomain: boolean;
  payment_status: string;
  refunded: boolean;
}

export interface WirePayment {
  order_id: string;
  purpose: string;
  status: string;
  is_mock: boolean;
  amount: number;
  refunded_amount: number;
  payment_id: string | null;
  paid_at: string;
  vendor_id: string;
  subdomain: string;
  provisioning: { step: string | null; attempts: number; failure: string | null };
}

export interface WireBilling {
  state: string;
  gstin: string | null;
  plan: { plan_id: string; price: number | null } | null;
  period_end: string;
  orders_until: string;
  offers: {
    plan_id: string;
    price: number;
    is_renewal: boolean;
    period_start: string;
    period_end: string;
  }[];
  receipts: {
    number: string;
    amount: number;
    taxable: number | null;
    cgst: number | null;
    sgst: number | null;
    issuer: { gstin: string } | null;
    buyer: { gstin?: string };
    period_start: string;
    period_end: string;
    plan_id: string;
  }[];
}

/**
 * What any answer may hold, as a client reads it. Nothing is checked here: a field that is missing
 * is undefined, and the test that asks for it fails.
 */
export interface WireAnswer {
  error: string;
  code: string;
  details: { path: string; message: string }[];
  request_id: string;
  order: WireOrder;
  orders: WireOrder[];
  /** Of a kitchen. */
  items: { id: string; sold_out_today: boolean; quantity: number | null }[];
  prices: { menu_item_id: string; unit_price: number }[];
  parcel_charge?: number;
  /** Of a mess, with the codes of their cards. */
  tables: { table: string; code: string }[];
  minimum_order: number;
  pagination: {
    total: number | null;
    limit: number;
    offset: number;
    next_cursor: string | null;
  };
  /** What is in a dish. */
  today: WireDayContents;
  tomorrow: WireDayContents;
  expired_count: number;
  /** Of a payment to a mess's UPI ID. */
  kind: string;
  link: string;
  takings: WireTaking[];
  next_cursor: string | null;
  /** Of a vendor. */
  wallet: { pending_cod_fees: number };
  /** Of a payment at Razorpay. */
  checkout: { id: string; amount: number; key_id: string };
  /** How an order can be paid. */
  methods: string[];
  has_more: boolean;
  favorites: string[];
  token: string;
  refresh_token: string;
  user: WireUser;
  must_change_password: boolean;
  requires_password: boolean;
  customer_id: string;
  phone_proof: string;
  success: boolean;
  resend_after_seconds: number;
  vendor: WireVendor;
  vendors: WireVendor[];
  settings: Record<string, unknown>;
  /** The keys of a mess. */
  account: { key_id: string; webhook_seen_at: string | null };
  free_at: string;
  profile: Record<string, string | null>;
  /** The address of a picture that was uploaded. */
  image: string;
  menu_item: WireMenuItem;
  item: WireMenuItem;
  menu_items: WireMenuItem[];
  refused_ids: string[];
  menu_category: WireMenuCategory;
  menu_categories: WireMenuCategory[];
  option_group: WireOptionGroup;
  option_groups: WireOptionGroup[];
  menu_version: string;
  popular_item_ids: string[];
  qr_code: string;
  id: string;
  amount: number;
  currency: string;
  key_id: string | null;
  mock: boolean;
  plan_id: string;
  session_token: string;
  held_until: string;
  session: WireSession;
  payment: WirePayment;
  payments: WirePayment[];
  billing: WireBilling;
  /** Of a ready board. */
  mess_name: string;
  preparing: WireBoardEntry[];
  ready: WireBoardEntry[];
  /** Of a kitchen's device. */
  expires_at: string;
  enroll_url: string;
  device: WireDevice;
  devices: WireDevice[];
  is_reached: boolean;
  received: boolean;
  available: boolean;
  state: string;
  message: string | null;
}
