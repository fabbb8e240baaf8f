import { httpFunction } from '../http/http-function.ts';
import { createOutletCode } from '../outlets/create-outlet-code.ts';
import { joinOutlet } from '../outlets/join-outlet.ts';
import { leaveOutlet } from '../outlets/leave-outlet.ts';
import { listOutlets } from '../outlets/list-outlets.ts';
import { outletsRoutes } from '../routes/outlets-routes.ts';
import { teamRoutes } from '../routes/team-routes.ts';
import { addPerson } from '../team/add-person.ts';
import { changePerson } from '../team/change-person.ts';
import { createPinCode } from '../team/create-pin-code.ts';
import { enterPin } from '../team/enter-pin.ts';
import { getTeamTotals } from '../team/get-team-totals.ts';
import { listDeviceTeam } from '../team/list-device-team.ts';
import { listTeam } from '../team/list-team.ts';
import { listTeamLog } from '../team/list-team-log.ts';
import { removePerson } from '../team/remove-person.ts';
import { setPin } from '../team/set-pin.ts';
import { setTeamSettings } from '../team/set-team-settings.ts';

export const handler = httpFunction([...teamRoutes, ...outletsRoutes], {
  listTeam,
  addPerson,
  changePerson,
  removePerson,
  createPinCode,
  setTeamSettings,
  listTeamLog,
  getTeamTotals,
  listDeviceTeam,
  setPin,
  enterPin,
  listOutlets,
  createOutletCode,
  joinOutlet,
  leaveOutlet,
});
