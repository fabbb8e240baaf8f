import {
  ChartColumn,
  ClipboardList,
  LayoutDashboard,
  type LucideIcon,
  Settings,
  Sparkles,
  UtensilsCrossed,
  Wallet,
} from 'lucide-react';
import { useLocation } from 'wouter';
import { DashboardHeader } from '../../dashboard/dashboard-header.tsx';
import { TabMenu } from '../../dashboard/tab-menu.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen } from '../specimen.tsx';

const tabs: Array<[string, LucideIcon]> = [
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
  const links = tabs.map(([label, Icon]) => ({ id: label, label, Icon, href: here }));
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

export const section = {
  group: 'Navigation',
  title: 'Dashboard frame',
  Example: DashboardHeaders,
} satisfies CatalogueSection;
