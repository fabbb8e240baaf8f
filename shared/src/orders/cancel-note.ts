import * as z from 'zod/mini';
import { textField } from '../http/fields.ts';

/** How long the kitchen's own words may be. */
export const longestCancelNote = 120;

export const CancelNote = z.nullish(textField(longestCancelNote));

/** Only another reason is said in one's own words. */
export const noteWithoutReason = "A note goes with the reason 'other'";
