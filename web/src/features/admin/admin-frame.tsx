import { LogOut } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { signOut } from '../../session/sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { ThaliMark } from '../../ui/marks/thali-logo.tsx';

interface AdminFrameProps {
  /** Whose session it is. */
  name: string;
  children: ReactNode;
}

/** The admin's header with the way out, and the screen below it. */
export function AdminFrame({ name, children }: AdminFrameProps) {
  const [, navigate] = useLocation();
  const main = useRef<HTMLElement>(null);
  // Whoever has just signed in pressed a button that is gone.
  useEffect(() => {
    if (document.activeElement === document.body) main.current?.focus();
  }, []);

  function logout() {
    void signOut();
    navigate('/login?role=admin', { replace: true });
  }

  return (
    <div className="min-h-dvh">
      <title>Platform administration · Thali</title>
      <header className="border-b border-line bg-paper">
        <div className="mx-auto flex h-14 w-full max-w-3xl items-center gap-3 px-4 sm:px-6">
          <ThaliMark className="size-8 shrink-0" />
          <h1 className="min-w-0 grow truncate font-display text-lg font-bold">
            Platform administration
          </h1>
          <p className="hidden max-w-60 truncate text-sm text-ink-soft sm:block">{name}</p>
          <Button
            variant="quiet"
            size="small"
            icon={<LogOut size={18} aria-hidden="true" />}
            onClick={logout}
            className="-mr-3.5 shrink-0"
          >
            Logout
          </Button>
        </div>
      </header>
      <main
        ref={main}
        tabIndex={-1}
        className="mx-auto w-full max-w-3xl px-4 pt-6 pb-16 outline-none sm:px-6"
      >
        {children}
      </main>
    </div>
  );
}
