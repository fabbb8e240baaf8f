import type { User } from '@thali/shared/auth/user.contract';
import { useEffect } from 'react';
import { leaveRefusedOutlet, requestedOutlet, switchOutlet } from '../shared/switch-outlet.ts';

/** Opens the mess that the address asks for, and leaves a mess that refuses this person. */
export function useRightOutlet(user: User, isRefused: boolean): void {
  const requested = requestedOutlet(user, location.search);
  const mustLeave = isRefused && user.vendorIds !== undefined;
  useEffect(() => {
    if (mustLeave) leaveRefusedOutlet(user);
    else if (requested) switchOutlet(requested, location.pathname);
  }, [mustLeave, requested, user]);
}
