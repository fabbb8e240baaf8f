import { Redirect, useSearch } from 'wouter';
import { pathAfterSignIn } from '../../session/sign-in-path.ts';
import { hasSession } from '../../session/stored-session.ts';
import { useSession } from '../../session/use-session.ts';
import { ThaliLogo } from '../../ui/marks/thali-logo.tsx';
import { LoginCard } from './login-card.tsx';
import { ThaliFromAbove } from './thali-from-above.tsx';

/** /login. Someone who is signed in already goes on at once. */
export default function LoginPage() {
  const session = useSession();
  const query = new URLSearchParams(useSearch());
  const returnUrl = query.get('returnUrl');

  if (session.status === 'signed-in') {
    return <Redirect to={pathAfterSignIn(session.user.role, returnUrl)} replace />;
  }
  const isKnown = session.status === 'signed-out' || !hasSession();
  return (
    <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <Welcome />
      <main className="flex flex-col items-center px-4 pt-6 pb-10 lg:justify-center">
        <a href="/" className="touch mb-6 inline-flex items-center rounded-full lg:hidden">
          <ThaliLogo />
        </a>
        {isKnown ? (
          <LoginCard wantedRole={query.get('role')} returnUrl={returnUrl} />
        ) : (
          <p role="status" className="py-24 text-ink-soft">
            Loading...
          </p>
        )}
      </main>
    </div>
  );
}

/** Beside the form on a desk: what this place is, and a plate that has just been served. */
function Welcome() {
  return (
    <aside className="relative hidden flex-col justify-between overflow-hidden border-r border-line bg-sunken p-10 lg:flex xl:p-14">
      <a href="/" className="touch inline-flex items-center self-start rounded-full">
        <ThaliLogo />
      </a>
      <ThaliFromAbove className="mx-auto w-[min(82%,27rem)]" />
      <div className="max-w-md">
        <p className="font-display text-2xl font-bold text-balance xl:text-3xl">
          Lunch is on the counter.
        </p>
        <p className="mt-3 text-lg text-ink-soft">
          Orders come in as they are placed, and everyone sees how far they are.
        </p>
      </div>
    </aside>
  );
}
