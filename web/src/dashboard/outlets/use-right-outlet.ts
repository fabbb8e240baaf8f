import type { User } from '@thali/shared/auth/user.contract';
import { useEffect } from 'react';
import { readSession } from '../../lib/session/stored-session.ts';
import { leaveRefusedOutlet, requestedOutlet, switchOutlet } from '../shared/switch-outlet.ts';

/** Opens the mess that the address asks for, and leaves a mess that refuses this person. */
export function useRightOutlet(user: User, isRefused: boolean): void {
  const requested = requestedOutlet(user, location.search);
  const mustLeave = isRefused && user.vendorIds !== undefined;
  useEffect(() => {
    if (mustLeave) leaveRefusedOutlet(user);
    else if (requested) switchOutlet(requested, location.pathname);
  }, [mustLeave, requested, user]);
  const { vendorId } = user;
  useEffect(() => {
    // The browser may restore a page from before the switch to another mess.
    const reloadOther = ({ persisted }: PageTransitionEvent) => {
      if (persisted && readSession()?.user?.vendorId !== vendorId) location.reload();
    };
    addEventListener('pageshow', reloadOther);
    return () => removeEventListener('pageshow', reloadOther);
  }, [vendorId]);
}
