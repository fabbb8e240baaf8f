import { JoinFrame, LeaveFrame, PingFrame } from '@thali/shared/live/live-frames';
import { memberships } from './common-access.ts';
import type { SocketRoute } from './route-types.ts';

/** The access to count a frame, to answer it and to close a flooding connection. */
const anyFrame = {
  table: ['GetItem', 'UpdateItem'],
  rows: ['connections', 'liveTries'],
  sockets: ['POST', 'DELETE'],
} as const;

export const socketRoutes = [
  {
    routeKey: '$connect',
    fn: 'live',
    access: { table: ['PutItem', 'UpdateItem'], rows: ['connections', 'liveTries'] },
  },
  {
    routeKey: 'join',
    fn: 'live',
    frame: JoinFrame,
    access: {
      table: ['GetItem', 'Query', 'UpdateItem', 'BatchWriteItem'],
      rows: [
        'vendors',
        'menuStamps',
        'orders',
        'users',
        'endedSessions',
        'kitchenDevices',
        'orderProofTries',
        'liveTries',
        ...memberships,
      ],
      secrets: ['order'],
      sockets: ['POST', 'DELETE'],
    },
  },
  {
    routeKey: 'leave',
    fn: 'live',
    frame: LeaveFrame,
    access: {
      ...anyFrame,
      table: [...anyFrame.table, 'Query', 'BatchWriteItem'],
      rows: [...memberships, 'liveTries'],
    },
  },
  { routeKey: 'ping', fn: 'live', frame: PingFrame, access: anyFrame },
  { routeKey: '$default', fn: 'live', access: anyFrame },
  {
    routeKey: '$disconnect',
    fn: 'live',
    access: { table: ['Query', 'BatchWriteItem'], rows: memberships },
  },
] as const satisfies readonly SocketRoute[];
