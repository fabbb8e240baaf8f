import { BadgeCheck, CalendarX, TriangleAlert } from 'lucide-react';
import type { Look } from './look-badge.tsx';

/** How what was paid for stands. */
export const subscriptionLooks: Record<'active' | 'grace' | 'ended', Look> = {
  active: { label: 'Active', tone: 'leaf', Icon: BadgeCheck },
  grace: { label: 'Days of grace', tone: 'accent', Icon: TriangleAlert },
  ended: { label: 'Ended', tone: 'chilli', Icon: CalendarX },
};
