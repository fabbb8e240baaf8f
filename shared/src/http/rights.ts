/** The roles of a mess's team. Cooks and counter staff have only a PIN; managers and owners sign in. Rule: team-1 */
export const teamRoles = ['cook', 'counter', 'manager', 'owner'] as const;
export type TeamRole = (typeof teamRoles)[number];
/** The roles of people who sign in. */
export const signInRoles = ['manager', 'owner'] as const satisfies readonly TeamRole[];
export type SignInRole = (typeof signInRoles)[number];

/** The roles that have each right. Rule: team-2 */
export const rolesByRight = {
  /** Move an order on, tick dishes, change its ready time or table, and mark dishes sold out. */
  cook: ['cook', 'counter', 'manager', 'owner'],
  /** Sell at the counter and mark payments as received. */
  sell: ['counter', 'manager', 'owner'],
  /** Cancel an accepted order, mark an order as not collected, and undo a sale. */
  cancel: ['manager', 'owner'],
  /** Change prices, menu, hours, pause, rush cap and look. */
  manage: ['manager', 'owner'],
  /** Refund an order. */
  refund: ['manager', 'owner'],
  /** Close the shift of a counter. */
  closeShift: ['manager', 'owner'],
  /** Change payment settings, devices, team and plan. */
  own: ['owner'],
} as const satisfies Record<string, readonly TeamRole[]>;

export type Right = keyof typeof rolesByRight;

export function hasRight(role: TeamRole, right: Right): boolean {
  return (rolesByRight[right] as readonly TeamRole[]).includes(role);
}

/** Whether some role lacks the right. A device with PINs asks for a person, and the mess's log records the action. */
export function isGuarded(right: Right): boolean {
  return rolesByRight[right].length < teamRoles.length;
}
