import type { LucideIcon } from 'lucide-react';

/** A tab as its navigation shows it. */
export interface TabLink {
  id: string;
  label: string;
  Icon: LucideIcon;
  href: string;
}

export interface TabLinksProps {
  tabs: readonly TabLink[];
  currentId: string;
}
