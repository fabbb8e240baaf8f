import * as z from 'zod/mini';

/** 10 characters of Crockford base32. */
export const VendorId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{10}$/, 'Not a vendor id'));

/** 26 characters: 10 of the vendor's id, and 16 that are unique to the order. */
export const OrderId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/, 'Not an order id'));

/** A device of a vendor's kitchen: 12 characters of Crockford base32. */
export const DeviceId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{12}$/, 'Not a device id'));

/** Ids of dishes, categories and option groups: 12 characters of Crockford base32. */
export const MenuId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{12}$/, 'Not a menu id'));

/** A choice of an option group, unique within it: 4 characters of Crockford base32. */
export const ChoiceId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{4}$/, 'Not a choice id'));

/** A person of a mess's team: 12 characters of Crockford base32. */
export const PersonId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{12}$/, 'Not a person id'));

/** A meal pass: 10 characters of the vendor's id, and 10 that are unique to the pass. */
export const PassId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{20}$/, 'Not a pass id'));

/** A pass type of a mess: 4 characters of Crockford base32. */
export const PassTypeId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{4}$/, 'Not a pass type'));
