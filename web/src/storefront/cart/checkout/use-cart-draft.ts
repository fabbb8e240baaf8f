import type { ServiceMode } from '@thali/shared/orders/service-mode';
import { useState } from 'react';
import type { GuestForm, PaymentChoice } from './check-guest.ts';
import { rememberedGuest } from './remembered-guest.ts';
import { useServiceMode } from './use-service-mode.ts';
import { useStoredState } from './use-stored-state.ts';

/** The customer's entries for the order, besides the dishes. */
export interface CartDraft {
  note: string;
  changeNote: (note: string) => void;
  serviceMode: ServiceMode;
  chooseService: (mode: ServiceMode) => void;
  payment: PaymentChoice;
  choosePayment: (payment: PaymentChoice) => void;
  /** The guest's details as typed. */
  guest: GuestForm;
  changeGuest: (guest: GuestForm) => void;
  reset: () => void;
}

export function useCartDraft(vendorId: string): CartDraft {
  const [note, changeNote] = useStoredState<string>(`cart:${vendorId}:note`, '');
  const [serviceMode, chooseService] = useServiceMode(vendorId);
  // The next cart starts with the last payment method.
  const [payment, choosePayment] = useStoredState<PaymentChoice>(`cart:${vendorId}:payment`, 'cod');
  const [guest, changeGuest] = useState(rememberedGuest);
  return {
    note,
    changeNote,
    serviceMode,
    chooseService,
    payment,
    choosePayment,
    guest,
    changeGuest,
    reset() {
      changeNote('');
      chooseService('dine_in');
      if (payment === 'coming_soon') choosePayment('cod');
      changeGuest(rememberedGuest());
    },
  };
}
