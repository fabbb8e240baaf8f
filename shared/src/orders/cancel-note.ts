import * as z from 'zod/mini';
import { textField } from '../http/fields.ts';

/** The maximum length of a reason in the kitchen's own words. */
export const maxCancelNoteLength = 120;

export const CancelNote = z.nullish(textField(maxCancelNoteLength));

/** Only the reason 'other' takes a note. */
export const noteWithoutReason = "A note goes with the reason 'other'";
