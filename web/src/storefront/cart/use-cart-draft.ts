import { defaultCountryCode } from '@thali/shared/phone/phone-countries';
import { useState } from 'react';
import type { GuestForm, PaymentChoice } from './check-guest.ts';
import { useCartNote } from './use-cart-note.ts';

/** What belongs to the order that is being put together, beside its dishes. */
export interface CartDraft {
  note: string;
  changeNote: (note: string) => void;
  payment: PaymentChoice;
  choosePayment: (payment: PaymentChoice) => void;
  /** Who orders as a guest, as far as it is typed: it outlives another look at the menu. */
  guest: GuestForm;
  changeGuest: (guest: GuestForm) => void;
  reset: () => void;
}

const emptyGuest: GuestForm = {
  name: '',
  phone: { countryCode: defaultCountryCode, national: '' },
  email: '',
};

export function useCartDraft(vendorId: string): CartDraft {
  const [note, changeNote] = useCartNote(vendorId);
  const [payment, choosePayment] = useState<PaymentChoice>('cod');
  const [guest, changeGuest] = useState(emptyGuest);
  return {
    note,
    changeNote,
    payment,
    choosePayment,
    guest,
    changeGuest,
    reset() {
      changeNote('');
      choosePayment('cod');
      changeGuest(emptyGuest);
    },
  };
}
