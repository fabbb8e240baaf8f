import type { User } from '@thali/shared/auth/user.contract';
import type { getBoard } from '@thali/shared/board/get-board.contract';
import type { TvDish } from '@thali/shared/board/get-tv-menu.contract';
import type { ShiftClose } from '@thali/shared/counter/shift-close.contract';
import type { SnakeKey } from '@thali/shared/http/camel-keys';
import type { OutputOf } from '@thali/shared/http/http-contract';
import type { KitchenDevice } from '@thali/shared/kitchen/kitchen-devices.contract';
import type { DayContents } from '@thali/shared/menu/day-menu.contract';
import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import type { Subscriber } from '@thali/shared/newsletter/newsletter.contract';
import type { Taking } from '@thali/shared/order-payments/list-takings.contract';
import type { Order } from '@thali/shared/orders/order.contract';
import type { Outlet } from '@thali/shared/outlets/outlets.contract';
import type { Pass } from '@thali/shared/passes/pass.contract';
import type { RosterEntry } from '@thali/shared/passes/roster.contract';
import type { AdminPayment } from '@thali/shared/payments/admin-payments.contract';
import type { getPaymentSession } from '@thali/shared/payments/payment-session.contract';
import type { listSlots } from '@thali/shared/pre-orders/list-slots.contract';
import type { getBilling } from '@thali/shared/subscriptions/billing.contract';
import type { DevicePerson } from '@thali/shared/team/device-team.contract';
import type { TeamPerson } from '@thali/shared/team/team.contract';
import type { TeamLogEntry } from '@thali/shared/team/team-log.contract';
import type { getVendor } from '@thali/shared/vendors/get-vendor.contract';
import type { ReadyTimes } from '@thali/shared/wait/ready-times.contract';
import type { WeekMenu } from '@thali/shared/week-menu/week-menu.contract';

/** The wire format of a contract's response, in snake_case. All fields are required, because a test reads only fields it expects. */
export type Wire<T> = T extends readonly (infer Entry)[]
  ? Wire<Entry>[]
  : T extends object
    ? string extends keyof T
      ? T
      : { [Key in keyof T as SnakeKey<Key & string>]-?: Wire<NonNullable<T[Key]>> }
    : T;

export type WireOrder = Wire<Order>;
export type WireVendor = Wire<OutputOf<typeof getVendor>['vendor']>;
export type WireMenuItem = Wire<MenuItem>;
export type WireMenuCategory = Wire<MenuCategory>;
export type WireOptionGroup = Wire<OptionGroup>;

/**
 * The fields of all responses together. This file checks no field. A missing field is undefined, and the test fails.
 */
export interface WireAnswer {
  error: string;
  code: string;
  details: { path: string; message: string }[];
  request_id: string;
  order: WireOrder;
  orders: WireOrder[];
  subscribers: Wire<Subscriber>[];
  outlets: Wire<Outlet>[];
  /** Orders that a batch could not acknowledge. */
  refused: { order_id: string; code: string }[];
  /** Kitchen. */
  items: { id: string; sold_out_today: boolean; quantity: number | null }[];
  prices: { menu_item_id: string; unit_price: number }[];
  parcel_charge?: number;
  /** Tables of a mess, with the codes of their cards. */
  tables: { table: string; code: string }[];
  meals: Wire<OutputOf<typeof listSlots>['meals']>;
  minimum_order: number;
  pagination: {
    total: number | null;
    limit: number;
    offset: number;
    next_cursor: string | null;
  };
  /** Meal passes. */
  pass: Wire<Pass>;
  members: Wire<RosterEntry>[];
  revision: number;
  /** Contents of a dish. */
  today: Wire<DayContents>;
  tomorrow: Wire<DayContents>;
  /** Week menu. */
  updated_at: string;
  offered_meals: Wire<WeekMenu['offeredMeals']>;
  thalis: Wire<WeekMenu['thalis']>;
  expired_count: number;
  /** Payment to a mess's UPI ID. */
  kind: string;
  link: string;
  /** The payment of a sale at the counter. */
  upi: { link: string };
  /** The cash of a counter's shift. */
  expected: number;
  seller_id: string;
  close: Wire<ShiftClose>;
  /** The sales of a shift without a network. */
  offline: Wire<ShiftClose>['offline'];
  closes: Wire<ShiftClose>[];
  takings: Wire<Taking>[];
  next_cursor: string | null;
  /** Vendor. */
  wallet: { pending_cod_fees: number };
  /** Payment at Razorpay. */
  checkout: { id: string; amount: number; key_id: string };
  /** Payment methods of an order. */
  methods: string[];
  has_more: boolean;
  favorites: string[];
  token: string;
  refresh_token: string;
  user: Wire<User>;
  must_change_password: boolean;
  requires_password: boolean;
  customer_id: string;
  phone_proof: string;
  success: boolean;
  resend_after_seconds: number;
  vendor: WireVendor;
  vendors: WireVendor[];
  settings: Record<string, unknown>;
  /** Razorpay account of a mess. */
  account: { key_id: string; webhook_seen_at: string | null };
  free_at: string;
  profile: Record<string, string | null>;
  /** Address of an uploaded picture. */
  image: string;
  menu_item: WireMenuItem;
  item: WireMenuItem;
  menu_items: (WireMenuItem & Wire<TvDish>)[];
  refused_ids: string[];
  menu_category: WireMenuCategory;
  menu_categories: WireMenuCategory[];
  option_group: WireOptionGroup;
  option_groups: WireOptionGroup[];
  menu_version: string;
  popular_item_ids: string[];
  ready_times: Wire<ReadyTimes>;
  qr_code: string;
  qr_id: string;
  id: string;
  amount: number;
  currency: string;
  key_id: string | null;
  mock: boolean;
  plan_id: string;
  session_token: string;
  held_until: string;
  session: Wire<OutputOf<typeof getPaymentSession>['session']>;
  payment: Wire<AdminPayment>;
  payments: Wire<AdminPayment>[];
  billing: Wire<OutputOf<typeof getBilling>['billing']>;
  /** Ready board. */
  mess_name: string;
  preparing: Wire<OutputOf<typeof getBoard>['preparing']>;
  ready: Wire<OutputOf<typeof getBoard>['ready']>;
  /** Kitchen device. */
  expires_at: string;
  enroll_url: string;
  device: Wire<KitchenDevice>;
  devices: Wire<KitchenDevice>[];
  is_reached: boolean;
  /** Team of a mess. */
  people: Wire<TeamPerson & DevicePerson>[];
  person: Wire<TeamPerson & DevicePerson>;
  roles: string[];
  /** Log of a team. */
  entries: Wire<TeamLogEntry>[];
  acting: string;
  until: string;
  received: boolean;
  available: boolean;
  state: string;
  message: string | null;
}
