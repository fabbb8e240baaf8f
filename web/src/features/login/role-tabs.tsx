import type { Role } from '@thali/shared/auth/user.contract';
import { Store, UtensilsCrossed } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';

const tabs = [
  { role: 'student', label: 'Customer', Icon: UtensilsCrossed },
  { role: 'vendor', label: 'Vendor', Icon: Store },
] as const;

interface RoleTabsProps {
  role: Role;
  onChange: (role: Role) => void;
}

/** Two tabs; arrow keys, Home and End move between them. */
export function RoleTabs({ role, onChange }: RoleTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function moveByKey(event: KeyboardEvent) {
    const current = tabs.findIndex((tab) => tab.role === role);
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[event.key];
    const tab = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (!tab) return;
    event.preventDefault();
    onChange(tab.role);
    list.current?.querySelector<HTMLElement>(`#login-tab-${tab.role}`)?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Sign in as"
      onKeyDown={moveByKey}
      className="mb-6 grid grid-cols-2 gap-1 rounded-full bg-sunken p-1"
    >
      {tabs.map(({ role: tabRole, label, Icon }) => {
        const isSelected = tabRole === role;
        return (
          <button
            key={tabRole}
            id={`login-tab-${tabRole}`}
            type="button"
            role="tab"
            aria-selected={isSelected}
            aria-controls="login-panel"
            tabIndex={isSelected ? 0 : -1}
            onClick={() => onChange(tabRole)}
            className={classNames(
              'inline-flex min-h-11 items-center justify-center gap-2 rounded-full font-semibold transition-colors',
              isSelected ? 'bg-surface text-ink shadow-low' : 'text-ink-soft hover:text-ink',
            )}
          >
            <Icon size={18} aria-hidden="true" />
            {label}
          </button>
        );
      })}
    </div>
  );
}
