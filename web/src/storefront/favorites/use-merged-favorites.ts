import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@thali/shared/auth/user.contract';
import { useEffect } from 'react';
import { sessionState } from '../../account/session/session-store.ts';
import { mergeGuestFavorites } from './merge-favorites.ts';

/** Once it is certain who is here, and again whenever the network comes back, until it has worked. */
export function useMergedFavorites(customer: User): void {
  const client = useQueryClient();
  useEffect(() => {
    const merge = () => {
      if (sessionState()?.status === 'signed-in') void mergeGuestFavorites(client, customer.id);
    };
    merge();
    addEventListener('online', merge);
    return () => removeEventListener('online', merge);
  }, [client, customer]);
}
