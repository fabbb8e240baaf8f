import { enterPin, listDeviceTeam, setPin } from '@thali/shared/team/device-team.contract';
import {
  addPerson,
  changePerson,
  createPinCode,
  listTeam,
  removePerson,
  setTeamSettings,
} from '@thali/shared/team/team.contract';
import { getTeamTotals, listTeamLog } from '@thali/shared/team/team-log.contract';
import { createSignInActions } from './common-access.ts';
import type { Access, HttpRoute } from './route-types.ts';

/** Reads a team. The first call also creates the owner's own row, so the function needs PutItem. */
const readTeamAccess = { table: ['GetItem', 'Query', 'PutItem', 'ConditionCheckItem'] } as const;

/** The access to change a team, with an invitation by e-mail. */
const changeTeamAccess = {
  table: [...readTeamAccess.table, 'UpdateItem', 'DeleteItem', 'BatchWriteItem'],
  cognito: [...createSignInActions, 'AdminDeleteUser'],
  secrets: ['order'],
  sockets: ['DELETE'],
  email: true,
} as const satisfies Access;

export const teamRoutes = [
  { contract: listTeam, fn: 'team', access: readTeamAccess },
  { contract: addPerson, fn: 'team', access: changeTeamAccess },
  { contract: changePerson, fn: 'team', access: changeTeamAccess },
  { contract: removePerson, fn: 'team', access: changeTeamAccess },
  {
    contract: createPinCode,
    fn: 'team',
    access: { table: [...readTeamAccess.table, 'UpdateItem'] },
  },
  {
    contract: setTeamSettings,
    fn: 'team',
    access: { table: [...readTeamAccess.table, 'UpdateItem'] },
  },
  { contract: listTeamLog, fn: 'team', access: { table: ['Query'] } },
  { contract: getTeamTotals, fn: 'team', access: { table: ['Query'] } },
  { contract: listDeviceTeam, fn: 'team', access: { table: ['GetItem', 'Query'] } },
  { contract: setPin, fn: 'team', access: { table: ['UpdateItem'], secrets: ['order'] } },
  {
    contract: enterPin,
    fn: 'team',
    access: { table: ['GetItem', 'Query', 'UpdateItem'], secrets: ['order'], email: true },
  },
] as const satisfies readonly HttpRoute[];
