import { beginActing, listDeviceTeam, setPin } from '@thali/shared/team/device-team.contract';
import {
  addPerson,
  changePerson,
  createPinCode,
  listTeam,
  removePerson,
  setTeamSettings,
} from '@thali/shared/team/team.contract';
import { getTeamTotals, listTeamLog } from '@thali/shared/team/team-log.contract';
import { createSignIn } from './common-access.ts';
import type { Access, HttpRoute } from './route-types.ts';

/** Reads a team. The first call also creates the owner's own row, so the function needs PutItem. */
const readTeam = { table: ['GetItem', 'Query', 'PutItem', 'ConditionCheckItem'] } as const;

/** The access to change a team, with an invitation by e-mail. */
const changeTeam = {
  table: [...readTeam.table, 'UpdateItem', 'DeleteItem', 'BatchWriteItem'],
  cognito: [...createSignIn, 'AdminDeleteUser'],
  secrets: ['order'],
  sockets: ['DELETE'],
  email: true,
} as const satisfies Access;

export const teamRoutes = [
  { contract: listTeam, fn: 'team', access: readTeam },
  { contract: addPerson, fn: 'team', access: changeTeam },
  { contract: changePerson, fn: 'team', access: changeTeam },
  { contract: removePerson, fn: 'team', access: changeTeam },
  {
    contract: createPinCode,
    fn: 'team',
    access: { table: [...readTeam.table, 'UpdateItem'] },
  },
  {
    contract: setTeamSettings,
    fn: 'team',
    access: { table: [...readTeam.table, 'UpdateItem'] },
  },
  { contract: listTeamLog, fn: 'team', access: { table: ['Query'] } },
  { contract: getTeamTotals, fn: 'team', access: { table: ['Query'] } },
  { contract: listDeviceTeam, fn: 'team', access: { table: ['GetItem', 'Query'] } },
  { contract: setPin, fn: 'team', access: { table: ['UpdateItem'], secrets: ['order'] } },
  {
    contract: beginActing,
    fn: 'team',
    access: { table: ['GetItem', 'Query', 'UpdateItem'], secrets: ['order'], email: true },
  },
] as const satisfies readonly HttpRoute[];
