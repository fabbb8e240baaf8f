import { useState } from 'react';
import { useLocation } from 'wouter';
import { signOut } from '../../session/sign-out.ts';

/** As on the vendor dashboard. Source: spec 2, section 9. */
const logoutDelayMs = 500;

export function useLogout() {
  const [, navigate] = useLocation();
  const [isLeaving, setLeaving] = useState(false);

  function logout() {
    setLeaving(true);
    setTimeout(() => {
      void signOut();
      navigate('/login?role=admin', { replace: true });
    }, logoutDelayMs);
  }

  return { isLeaving, logout };
}
