import {
  ChartColumn,
  ClipboardList,
  Heart,
  LayoutDashboard,
  type LucideIcon,
  Settings,
  ShoppingBag,
  Sparkles,
  UserRound,
  UtensilsCrossed,
  Wallet,
} from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { DashboardHeader } from '../../dashboard/dashboard-header.tsx';
import { TabMenu } from '../../dashboard/tab-menu.tsx';
import { type BottomTab, BottomTabBar } from '../../lib/ui/bottom-tab-bar.tsx';
import { Pagination } from '../../lib/ui/table/pagination.tsx';
import { RangePagination } from '../../lib/ui/table/range-pagination.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export const sections: CatalogueSection[] = [
  {
    group: 'Navigation',
    title: 'Bottom tab bar',
    Example: BottomTabBars,
  },
  {
    group: 'Navigation',
    title: 'Dashboard frame',
    Example: DashboardHeaders,
  },
  {
    group: 'Navigation',
    title: 'Pagination',
    Example: Paginations,
  },
];

type SampleTab = 'menu' | 'orders' | 'favorites' | 'cart' | 'profile';

const tabs: BottomTab<SampleTab>[] = [
  { label: 'Menu', Icon: UtensilsCrossed, id: 'menu' },
  { label: 'Orders', Icon: ClipboardList, id: 'orders' },
  { label: 'Favorites', Icon: Heart, id: 'favorites' },
  { label: 'Cart', Icon: ShoppingBag, id: 'cart', unit: 'items' },
  { label: 'Profile', Icon: UserRound, id: 'profile' },
];

function BottomTabBars() {
  const [active, setActive] = useState<SampleTab>('menu');
  return (
    <Specimens className="sm:grid-cols-[24rem]">
      <Specimen name="current, badge, disabled with its reason">
        {/* A bar of the screen: a transformed box is the screen of what is in it. */}
        <div className="relative h-32 transform-[translate(0)] overflow-hidden rounded-card border border-line bg-paper">
          <BottomTabBar
            label="Main, sample"
            tabs={tabs}
            active={active}
            onSelect={setActive}
            counts={{ cart: 3 }}
            lockOf={({ id, label }) =>
              id === 'favorites' || id === 'profile' ? `${label}: sign in first` : undefined
            }
          />
        </div>
      </Specimen>
    </Specimens>
  );
}

const dashboardTabs: Array<[string, LucideIcon]> = [
  ['Overview', LayoutDashboard],
  ['Orders', ClipboardList],
  ['Menu', UtensilsCrossed],
  ['Analytics', ChartColumn],
  ['AI Forecasting', Sparkles],
  ['Wallet', Wallet],
  ['Settings', Settings],
];

/** The tabs lead back here: there is no dashboard behind them. */
function DashboardHeaders() {
  const [here] = useLocation();
  const links = dashboardTabs.map(([label, Icon]) => ({ id: label, label, Icon, href: here }));
  const rest = { tabs: links, isLeaving: false, onLogout: () => undefined };
  return (
    <div className="flex flex-col gap-7">
      <Specimen name="seven tabs; behind a button below 1024 px">
        <div className="isolate overflow-hidden rounded-card border border-line">
          <DashboardHeader displayName="Teen Katori Mess" currentId="Orders" {...rest} />
        </div>
      </Specimen>
      <Specimen name="a long name">
        <div className="isolate overflow-hidden rounded-card border border-line">
          <DashboardHeader
            displayName="Shree Annapurna Gruh Udyog Mahila Mess and Catering, Karve Nagar"
            currentId="AI Forecasting"
            {...rest}
          />
        </div>
      </Specimen>
      <Specimen name="the button of small screens: opens the list">
        <TabMenu currentId="Wallet" {...rest} />
      </Specimen>
    </div>
  );
}

function Paginations() {
  const [page, setPage] = useState(7);
  const [rangePage, setRangePage] = useState(2);
  return (
    <div className="flex flex-col gap-7">
      <Specimen name="up to five numbers, the current one in the middle">
        <Pagination page={page} pages={20} onChange={setPage} />
      </Specimen>
      <Specimen name="the first of three">
        <Pagination page={1} pages={3} onChange={setPage} />
      </Specimen>
      <Specimen name="by range">
        <RangePagination page={rangePage} pageSize={50} total={173} onChange={setRangePage} />
      </Specimen>
      <Specimen name="by range, one page">
        <RangePagination page={1} pageSize={50} total={12} onChange={setRangePage} />
      </Specimen>
      <Specimen name="by range, nothing there">
        <RangePagination page={1} pageSize={50} total={0} onChange={setRangePage} />
      </Specimen>
    </div>
  );
}
