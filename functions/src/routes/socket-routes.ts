import { JoinFrame, LeaveFrame, PingFrame } from '@thali/shared/live/live-frames';
import { memberships } from './common-access.ts';
import type { SocketRoute } from './route-types.ts';

export const socketRoutes = [
  {
    routeKey: '$connect',
    fn: 'live',
    access: { table: ['UpdateItem'], rows: ['connectTries'] },
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
    access: { table: ['Query', 'BatchWriteItem'], rows: memberships, sockets: ['POST', 'DELETE'] },
  },
  { routeKey: 'ping', fn: 'live', frame: PingFrame, access: { sockets: ['POST', 'DELETE'] } },
  { routeKey: '$default', fn: 'live', access: { sockets: ['POST', 'DELETE'] } },
  {
    routeKey: '$disconnect',
    fn: 'live',
    access: { table: ['Query', 'BatchWriteItem'], rows: memberships },
  },
] as const satisfies readonly SocketRoute[];
