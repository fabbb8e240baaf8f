import * as z from 'zod/mini';
import { textField } from '../http/fields.ts';

/** The maximum length of the kitchen's note on a cancellation. */
export const maxCancelNoteLength = 120;

export const CancelNote = z.nullish(textField(maxCancelNoteLength));

/** The message for a note with a reason other than 'other'. */
export const noteWithoutReason = "A note goes with the reason 'other'";
