import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Field names that an attacker could try to set, as in the API and in the table. */
const injectedFields = [
  'id',
  'vendorId',
  'customerId',
  'userId',
  'orderId',
  'role',
  'roles',
  'groups',
  'cognito:groups',
  'permissions',
  'isAdmin',
  'isActive',
  'isGuestOrder',
  'status',
  'paymentStatus',
  'serviceChargeStatus',
  'feeStatus',
  'statusReason',
  'plan',
  'planId',
  'price',
  'pricePaise',
  'unitPricePaise',
  'total',
  'totalPaise',
  'amountPaise',
  'feePaise',
  'serviceFee',
  'discount',
  'balance',
  'stock',
  'revision',
  'createdAt',
  'updatedAt',
  'expiresAt',
  'ordersUntil',
  'setPasswordUntil',
  'heldBy',
  'bodyHash',
  'trackingToken',
  'mustChangePassword',
  'emailVerified',
  'PK',
  'SK',
  'vendorOrdersKey',
  'ongoingOrdersKey',
  '$set',
  '__proto__',
  'constructor',
  'prototype',
];

/** The value of each injected field. If the table contains this value, the attack succeeded. */
export const injectedValues = {
  text: 'mass-assigned',
  number: 76_543_219,
  time: '2001-02-03T04:05:06.007Z',
};

/** Adds all injected fields to every object of a body, in both key cases. Leaves out names that the object's schema has. */
export function addInjectedFields(schema: Schema | undefined, value: unknown): unknown {
  if (Array.isArray(value)) {
    const element = schema && shapesOf(schema).element;
    return value.map((entry) => addInjectedFields(element, entry));
  }
  if (value === null || typeof value !== 'object') return value;
  const { fields } = schema ? shapesOf(schema) : { fields: new Map<string, Schema>() };
  const added = injectedFields
    .filter((injectedField) => !fields.has(injectedField))
    .flatMap((injectedField) =>
      [injectedField, snake(injectedField)].map(
        (name) => [name, injectedValueOf(injectedField)] as const,
      ),
    );
  const ownFields = Object.entries(value).map(
    ([name, entry]) => [name, addInjectedFields(fields.get(camel(name)), entry)] as const,
  );
  // An assignment would set the prototype, and __proto__ must be an ordinary field here.
  return Object.fromEntries([...added, ...ownFields]);
}

/** The number of injected fields in a body. */
export function countInjectedFields(value: unknown): number {
  return JSON.stringify(value).split(/mass-assigned|76543219|2001-02-03T/).length - 1;
}

function injectedValueOf(injectedField: string): string | number {
  if (/(At|Until)$/.test(injectedField)) return injectedValues.time;
  if (/Paise$|price|total|balance|stock|discount|Fee$|revision/.test(injectedField))
    return injectedValues.number;
  return injectedValues.text;
}

/** Unwraps optional, default and pipe. Returns the fields and elements of all variants. */
function shapesOf(schema: Schema): { fields: Map<string, Schema>; element?: Schema } {
  const def = schema._zod.def as {
    innerType?: Schema;
    in?: Schema;
    options?: Schema[];
    shape?: Record<string, Schema>;
    element?: Schema;
  };
  const inner = def.innerType ?? def.in;
  if (inner) return shapesOf(inner);
  const options = (def.options ?? []).map(shapesOf);
  const element = def.element ?? options.find((option) => option.element)?.element;
  const fields = [
    ...Object.entries(def.shape ?? {}),
    ...options.flatMap((option) => [...option.fields]),
  ];
  return { fields: new Map(fields), ...(element && { element }) };
}

const snake = (name: string) => name.replace(/[a-z](?=[A-Z])/g, '$&_').toLowerCase();
const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
