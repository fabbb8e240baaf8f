import * as z from 'zod/mini';
import { BillSettings, BillSettingsChange } from '../bills/bill-settings.ts';
import { rupeesField, textField } from '../http/fields.ts';
import { requestKeys } from '../http/schema-keys.ts';
import { wellFormed } from '../http/well-formed.ts';
import { PaymentSettings, PublicPaymentSettings } from '../orders/payment-methods.ts';
import { TablesChange, TablesSetting } from '../tables/tables-setting.ts';
import { TeamSettings } from '../team/team-settings.ts';
import { ClockTime } from '../time/clock-time.ts';
import { weekdays } from '../time/ist.ts';
import { LanguagesChange, LanguagesSetting } from './languages-setting.ts';
import { MealsChange, ServedMeal } from './meals-setting.ts';
import { PassesChange, PassesSetting } from './passes-setting.ts';
import { PotsChange, PotsSetting } from './pots-setting.ts';
import { PreOrderRule, PreOrdersChange } from './pre-orders-setting.ts';
import { windowsProblem } from './windows-problem.ts';

const DayHoursSchema = z.object({
  open: z.optional(z.string()),
  close: z.optional(z.string()),
  closed: z.optional(z.boolean()),
});

const HoursWindowSchema = z.object({ open: z.string(), close: z.string() });

/** The times of each meal. */
function mealHoursOf<Window extends z.core.$ZodType>(window: Window) {
  return z.object({ breakfast: window, lunch: window, dinner: window });
}

const toggles = {
  autoAcceptOrders: z.optional(z.boolean()),
  requireCustomerLogin: z.optional(z.boolean()),
  /** Whether each order gets a number of the day. Rule: orders-46 */
  tokens: z.optional(z.boolean()),
  /** Whether the kitchen needs three taps for an order instead of four. Rule: kitchen-29 */
  shortFlow: z.optional(z.boolean()),
  emailNotifications: z.optional(z.boolean()),
  smsNotifications: z.optional(z.boolean()),
  enableNotifications: z.optional(z.boolean()),
  enableWhatsApp: z.optional(z.boolean()),
  enableSms: z.optional(z.boolean()),
};

export const capUnits = ['orders', 'portions'] as const;

/** The maximum number of orders or portions in a quarter of an hour. Rule: orders-42 */
export const OrderCap = z.object({ unit: z.enum(capUnits), most: z.number() });
export type OrderCap = z.infer<typeof OrderCap>;

/** Settings for a rush, which only `changeRush` changes. Rule: hours-11 */
const rush = {
  pausedUntil: z.optional(z.string()),
  /** The cap is reached until this time. The server records the time when it refuses an order. */
  fullUntil: z.optional(z.string()),
  orderCap: z.optional(OrderCap),
  today: z.optional(
    z.extend(DayHoursSchema, {
      date: z.string(),
      /** For a day with several windows. */
      windows: z.optional(z.array(HoursWindowSchema)),
    }),
  ),
};

/** The choices for the automatic cancellation of an unanswered order, in minutes. */
export const cancelAfterChoices = [5, 10, 15] as const;

/** The reactions to an unanswered order, in addition to the alarm sound. Rule: kitchen-6 */
const Alarm = z.object({
  /** Sends an SMS to the mess's own phone. */
  sms: z.boolean(),
  cancelAfterMinutes: z.nullable(z.literal(cancelAfterChoices)),
});

/** The parcel charge in rupees. With 0, guests choose how they eat, but pay no charge. Rule: orders-44 */
const ParcelSetting = z.object({ per: z.enum(['order', 'portion']), charge: z.number() });
export type ParcelSetting = z.infer<typeof ParcelSetting>;

/** The maximum parcel charge and the maximum minimum order, in rupees. */
export const maxParcelCharge = 1000;
export const maxMinimumOrder = 10_000;

/** A vendor's settings. The weekday names are keys. Rule: settings-4 */
export const VendorSettings = z.object({
  businessHours: z.optional(
    z.partialRecord(z.enum(weekdays), z.union([DayHoursSchema, z.array(HoursWindowSchema)])),
  ),
  holidays: z.optional(z.array(z.object({ date: z.string(), note: z.optional(z.string()) }))),
  ...rush,
  alarm: z.optional(Alarm),
  bill: z.optional(BillSettings),
  /** If absent, guests see English only. */
  languages: z.optional(LanguagesSetting),
  /** If absent, guests do not choose how they eat. */
  parcel: z.optional(ParcelSetting),
  /** If absent, guests can order dishes outside their meal times. Rule: hours-14 */
  mealHours: z.optional(mealHoursOf(HoursWindowSchema)),
  /** If absent, the mess has no meals that guests can order ahead. Rule: pre-orders-1 */
  meals: z.optional(z.array(ServedMeal)),
  /** If absent, guests cannot order ahead. */
  preOrders: z.optional(z.array(PreOrderRule)),
  /** If absent, the mess has no meal passes. Rule: passes-1 */
  passes: z.optional(PassesSetting),
  /** If absent, the kitchen records no pots. Rule: pots-1 */
  pots: z.optional(PotsSetting),
  /** In rupees; absent for a mess without a minimum order. Rule: orders-45 */
  minimumOrder: z.optional(z.number()),
  payment: z.optional(PaymentSettings),
  /** If absent, orders have no table. */
  tables: z.optional(TablesSetting),
  /** The last day with a menu of the week. Only `saveDayOfWeekMenu` changes it. */
  weekMenuUntil: z.optional(z.string()),
  /** Only `setTeamSettings` changes it. */
  team: z.optional(TeamSettings),
  ...toggles,
});
export type VendorSettings = z.infer<typeof VendorSettings>;

/**
 * The settings for a kitchen and its devices. They include the payment methods, but no payment account and no details of
 * the business.
 * Rule: pay-7, kitchen-20
 */
export const KitchenSettings = z.extend(z.omit(VendorSettings, { bill: true }), {
  payment: z.optional(PublicPaymentSettings),
});

const HoursWindowChange = z.object({ open: ClockTime, close: ClockTime });

/** The windows of a day, in order. Rule: hours-13 */
export const HoursWindows = z.array(HoursWindowChange).check((payload) => {
  const message = windowsProblem(payload.value);
  // A union reports the issues of a list only with `continue`.
  if (message) {
    payload.issues.push({ code: 'custom', message, input: payload.value, continue: true });
  }
});

const DayHoursChange = z
  .object({
    open: z.optional(ClockTime),
    close: z.optional(ClockTime),
    closed: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      ({ open, close, closed }) => closed || (open === undefined) === (close === undefined),
      'Give both an opening and a closing time',
    ),
  );

/** A list with one window is stored without a list. */
const WeekdayHoursChange = z.pipe(
  z.union([DayHoursChange, HoursWindows], {
    error: 'Give a time as {open, close, closed}, or a list of {open, close}',
  }),
  z.transform((hours) => {
    const [only, second] = Array.isArray(hours) ? hours : [];
    return only && !second ? { ...only, closed: false } : hours;
  }),
);

const badDate = 'Enter a date as YYYY-MM-DD';
const Holiday = z.object({
  date: z.iso.date({ error: badDate }),
  note: z.optional(textField(80)),
});

const SettingsObject = z.object({
  businessHours: z.optional(
    z.partialRecord(z.enum(weekdays), WeekdayHoursChange, {
      error: 'Give the hours by weekday, Sunday to Saturday',
    }),
  ),
  holidays: z.optional(z.array(Holiday).check(z.maxLength(100, 'At most 100 holidays'))),
  alarm: z.optional(Alarm),
  /** Null deletes the settings of bills and ends billing. */
  bill: z.nullish(BillSettingsChange),
  /** If null, guests see English only. */
  languages: z.nullish(LanguagesChange),
  /** If null, guests no longer choose how they eat. */
  parcel: z.nullish(
    z.extend(ParcelSetting, { charge: rupeesField('Parcel charge', 0, maxParcelCharge) }),
  ),
  /** If null, guests can order dishes outside their meal times. */
  mealHours: z.nullish(mealHoursOf(HoursWindowChange)),
  /** Null for a mess without meals to order ahead. */
  meals: z.nullish(MealsChange),
  /** If null, guests cannot order ahead. */
  preOrders: z.nullish(PreOrdersChange),
  /** Null ends the passes of a mess. Stored passes stay. */
  passes: z.nullish(PassesChange),
  /** Null ends the records of pots. Stored records stay. */
  pots: z.nullish(PotsChange),
  /** Null for a mess without a minimum order. */
  minimumOrder: z.nullish(rupeesField('Minimum order', 1, maxMinimumOrder)),
  /** Null for a mess without tables. */
  tables: z.nullish(TablesChange),
  ...toggles,
});

/**
 * A change of a vendor's settings. Each key in the request replaces the whole stored value. Accepts an object or a JSON
 * string, with keys in camelCase or snake_case.
 * Rule: settings-5
 */
export const SettingsChange = z.pipe(
  z.pipe(
    z.union([z.string().check(z.maxLength(20_000)), z.looseObject({})]),
    z.transform((settings, context) => {
      const value = typeof settings === 'string' ? parseJson(settings) : settings;
      if (value === undefined) {
        context.issues.push({
          code: 'custom',
          message: 'Settings are not valid JSON',
          input: settings,
        });
        return z.NEVER;
      }
      return requestKeys(SettingsObject, withAliases(value));
    }),
  ),
  SettingsObject,
);
export type SettingsChange = z.output<typeof SettingsChange>;

const { languages, parcel, meals, minimumOrder, passes, pots, preOrders, tables } =
  SettingsObject.shape;

/**
 * The settings on the caller's screen; null for an absent setting. Numbers are checked, because DynamoDB refuses some.
 * Rule: settings-10
 */
export const KnownSettings = z.object({
  businessHours: z.nullish(VendorSettings.shape.businessHours),
  holidays: z.nullish(VendorSettings.shape.holidays),
  alarm: z.nullish(Alarm),
  bill: z.nullish(BillSettings),
  mealHours: z.nullish(VendorSettings.shape.mealHours),
  languages,
  parcel,
  meals,
  minimumOrder,
  passes,
  pots,
  preOrders,
  tables,
});
export type KnownSettings = z.output<typeof KnownSettings>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, wellFormed);
  } catch {
    return undefined;
  }
}

/** Accepts `enableSMS` as an alias of `enableSms`. Rule: settings-4 */
function withAliases(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || !('enableSMS' in value)) return value;
  const { enableSMS, ...rest } = value;
  return { enableSms: enableSMS, ...rest };
}
