import { JoinFrame, LeaveFrame, PingFrame } from '@thali/shared/live/live-frames';
import { membershipRows } from './common-access.ts';
import type { SocketRoute } from './route-types.ts';

/** The access to count a frame, to answer it and to close a flooding connection. */
const anyFrameAccess = {
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
        'weekMenus',
        'orders',
        'users',
        'endedSessions',
        'kitchenDevices',
        'orderProofTries',
        'liveTries',
        ...membershipRows,
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
      ...anyFrameAccess,
      table: [...anyFrameAccess.table, 'Query', 'BatchWriteItem'],
      rows: [...membershipRows, 'liveTries'],
    },
  },
  { routeKey: 'ping', fn: 'live', frame: PingFrame, access: anyFrameAccess },
  { routeKey: '$default', fn: 'live', access: anyFrameAccess },
  {
    routeKey: '$disconnect',
    fn: 'live',
    access: { table: ['Query', 'BatchWriteItem'], rows: membershipRows },
  },
] as const satisfies readonly SocketRoute[];
