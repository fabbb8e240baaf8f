import type { User } from '@thali/shared/auth/user.contract';
import { type AdminSection, adminSectionAt } from '@thali/shared/site/admin-paths';
import {
  CalendarClock,
  CreditCard,
  LayoutDashboard,
  Mail,
  ScrollText,
  Store,
  UserRound,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { retryUntilLoaded } from '../lib/loading/retry-until-loaded.ts';
import type { SectionLink } from '../lib/ui/section-tabs.tsx';
import { adminPath } from './shared/admin-links.ts';

export interface AdminTab extends SectionLink {
  Screen: ComponentType<{ user: User }>;
}

const overview: AdminTab = {
  href: adminPath(),
  label: 'Overview',
  Icon: LayoutDashboard,
  Screen: lazy(retryUntilLoaded(() => import('./overview/overview-page.tsx'))),
};

const sections: Record<AdminSection, Omit<AdminTab, 'href'>> = {
  vendors: {
    label: 'Vendors',
    Icon: Store,
    Screen: lazy(retryUntilLoaded(() => import('./vendors/vendors-page.tsx'))),
  },
  payments: {
    label: 'Payments',
    Icon: CreditCard,
    Screen: lazy(retryUntilLoaded(() => import('./payments/payments-page.tsx'))),
  },
  subscriptions: {
    label: 'Ending soon',
    Icon: CalendarClock,
    Screen: lazy(retryUntilLoaded(() => import('./subscriptions/subscriptions-page.tsx'))),
  },
  newsletter: {
    label: 'Newsletter',
    Icon: Mail,
    Screen: lazy(retryUntilLoaded(() => import('./newsletter/newsletter-page.tsx'))),
  },
  audit: {
    label: 'Audit log',
    Icon: ScrollText,
    Screen: lazy(retryUntilLoaded(() => import('./audit/audit-page.tsx'))),
  },
  account: {
    label: 'Account',
    Icon: UserRound,
    Screen: lazy(retryUntilLoaded(() => import('./account/account-page.tsx'))),
  },
};

function tabOf(section: AdminSection): AdminTab {
  return { href: adminPath(section), ...sections[section] };
}

/** The sections in their order. Each loads when the admin opens it. */
export const adminTabs: readonly AdminTab[] = [
  overview,
  tabOf('vendors'),
  tabOf('payments'),
  tabOf('subscriptions'),
  tabOf('newsletter'),
  tabOf('audit'),
  tabOf('account'),
];

/** The tab of an address that the router accepts. */
export function adminTabAt(path: string): AdminTab {
  const section = adminSectionAt(path);
  return adminTabs.find(({ href }) => section && href === adminPath(section)) ?? overview;
}
