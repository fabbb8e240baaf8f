import {
  BadgeCheck,
  CalendarClock,
  Infinity as Endless,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import type { BadgeTone } from '../../lib/ui/badge.tsx';
import type { StandingKind } from './standing.ts';

interface StandingLook {
  label: string;
  tone: BadgeTone;
  Icon: LucideIcon;
}

/** Each with a word and a shape of its own. */
export const standingLooks: Record<StandingKind, StandingLook> = {
  none: { label: 'No end', tone: 'neutral', Icon: Endless },
  active: { label: 'Active', tone: 'leaf', Icon: BadgeCheck },
  ending: { label: 'Ends soon', tone: 'accent', Icon: CalendarClock },
  grace: { label: 'Payment due', tone: 'accent', Icon: TriangleAlert },
  ended: { label: 'Ended', tone: 'chilli', Icon: TriangleAlert },
};
