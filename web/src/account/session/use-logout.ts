import { useState } from 'react';
import { useLocation } from 'wouter';
import { signOut } from './sign-out.ts';

/** Rule: sessions-8 */
export const logoutDelayMs = 500;

/** @param to  the path of the sign-in page */
export function useLogout(to: string) {
  const [, navigate] = useLocation();
  const [isLeaving, setLeaving] = useState(false);

  function logout() {
    setLeaving(true);
    setTimeout(() => {
      void signOut();
      navigate(to, { replace: true });
    }, logoutDelayMs);
  }

  return { isLeaving, logout };
}
