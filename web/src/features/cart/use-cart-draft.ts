import { useState } from 'react';
import type { PaymentChoice } from './check-guest.ts';
import { useCartNote } from './use-cart-note.ts';

/** What belongs to the order that is being put together, beside its dishes. */
export interface CartDraft {
  note: string;
  changeNote: (note: string) => void;
  payment: PaymentChoice;
  choosePayment: (payment: PaymentChoice) => void;
  reset: () => void;
}

export function useCartDraft(vendorId: string): CartDraft {
  const [note, changeNote] = useCartNote(vendorId);
  const [payment, choosePayment] = useState<PaymentChoice>('cod');
  return {
    note,
    changeNote,
    payment,
    choosePayment,
    reset() {
      changeNote('');
      choosePayment('cod');
    },
  };
}
