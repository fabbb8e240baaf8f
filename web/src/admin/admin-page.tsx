import type { User } from '@thali/shared/auth/user.contract';
import { LogOut } from 'lucide-react';
import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { RequireRole } from '../account/session/require-role.tsx';
import { useLogout } from '../account/session/use-logout.ts';
import { Button } from '../lib/ui/button.tsx';
import { ThaliMark } from '../lib/ui/marks/thali-logo.tsx';
import { OfflineBanner } from '../lib/ui/offline-banner.tsx';
import { PageLoading } from '../lib/ui/page-loading.tsx';
import { SectionTabs } from '../lib/ui/section-tabs.tsx';
import { SkipLink } from '../lib/ui/skip-link.tsx';
import { Spinner } from '../lib/ui/spinner.tsx';
import { confirmLeave } from '../lib/unsaved/unsaved-changes.ts';
import { UnsavedGuard } from '../lib/unsaved/unsaved-guard.tsx';
import { adminTabAt, adminTabs } from './admin-tabs.ts';

export default function AdminPage() {
  return (
    <RequireRole path="/admin" pending={<PageLoading />}>
      {(user) => <AdminFrame user={user} />}
    </RequireRole>
  );
}

function AdminFrame({ user }: { user: User }) {
  const [path] = useLocation();
  const { isLeaving, logout } = useLogout('/login?role=admin');
  const tab = adminTabAt(path);

  return (
    // `--sticky-top` is the height of the sticky header. Other sticky elements start below it.
    <div className="flex min-h-dvh flex-col [--sticky-top:3rem]">
      <title>{`${tab.label} · Platform administration · Thali`}</title>
      <SkipLink />
      <header className="sticky -top-14 z-20 has-[button:focus-visible]:top-0 border-b border-line bg-paper/95 backdrop-blur-sm">
        <div className="mx-auto w-full max-w-[100rem] px-4 sm:px-6">
          <div className="flex h-14 items-center gap-3">
            <ThaliMark className="size-8 shrink-0" />
            <h1 data-frame className="min-w-0 grow truncate font-display font-bold sm:text-lg">
              Platform administration
            </h1>
            <p className="hidden max-w-60 truncate text-sm text-ink-soft sm:block">{user.name}</p>
            <Button
              variant="quiet"
              size="small"
              isBusy={isLeaving}
              icon={<LogOut size={18} />}
              onClick={() => confirmLeave(logout)}
              className="-mr-3.5 shrink-0"
            >
              Logout
            </Button>
          </div>
          <SectionTabs
            label="Administration"
            sections={adminTabs}
            current={tab.href}
            className="data-cut-start:mask-l-from-[calc(100%-1.5rem)] data-cut-end:mask-r-from-[calc(100%-1.5rem)]"
          />
        </div>
      </header>
      <OfflineBanner possibleActions="You are seeing an earlier version." />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[100rem] px-4 pt-5 pb-16 sm:px-6"
      >
        <Suspense fallback={<ScreenLoading />}>
          <tab.Screen user={user} />
        </Suspense>
      </main>
      <UnsavedGuard />
    </div>
  );
}

function ScreenLoading() {
  return (
    <p role="status" className="flex justify-center py-20 text-ink-soft">
      <Spinner className="size-8" />
      <span className="sr-only">Loading...</span>
    </p>
  );
}
