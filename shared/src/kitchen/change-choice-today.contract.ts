import * as z from 'zod/mini';
import { defineContract, staffCallers } from '../http/http-contract.ts';
import { ChoiceId, MenuId, VendorId } from '../ids/ids.ts';
import { OptionGroup } from '../menu/option-groups.contract.ts';

/** Marks a choice as sold out until tomorrow, or as available again. Rule: menu-12 */
export const changeChoiceToday = defineContract({
  name: 'changeChoiceToday',
  summary: 'Mark a choice of an option group as sold out today',
  method: 'PUT',
  path: '/vendors/{vendorId}/option-groups/{groupId}/choices/{choiceId}/today',
  callers: staffCallers,
  needs: 'cook',
  request: {
    params: z.object({ vendorId: VendorId, groupId: MenuId, choiceId: ChoiceId }),
    body: z.object({ soldOutToday: z.boolean() }),
  },
  response: z.object({ optionGroup: OptionGroup }),
  errors: ['VENDOR_ACCESS_DENIED', 'OPTION_GROUP_NOT_FOUND', 'MENU_CHANGED'],
  vendorIdOf: ({ params }) => params.vendorId,
});
