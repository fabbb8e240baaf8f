/** The reasons to undo a sale, with the texts for screens. Rule: counter-7 */
export const undoReasons = {
  wrong_entry: 'Wrong entry',
  entered_twice: 'Entered twice',
  guest_left: 'The guest left',
  cannot_serve: 'Cannot serve it',
} as const;
export type UndoReason = keyof typeof undoReasons;
