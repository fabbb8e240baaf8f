import { figuresConstants } from './constants-figures.ts';
import { identityConstants } from './constants-identity.ts';
import { ordersConstants } from './constants-orders.ts';
import { platformConstants } from './constants-platform.ts';
import type { FigureGroup } from './figure-group.ts';

/** Prices, limits, defaults and rules. */
export const constantGroups: readonly FigureGroup[] = [
  ...platformConstants,
  ...identityConstants,
  ...ordersConstants,
  ...figuresConstants,
];
