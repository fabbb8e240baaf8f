import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { Choice, KnownChoice, OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { callApi } from '../../../lib/api/call-api.ts';
import type { AnswerOf } from '../../../lib/api/calls.ts';
import { type GroupInput, groupChanges } from './group-input.ts';

/** Creates a group, or changes `group`. */
export async function saveGroup(
  vendorId: string,
  group: OptionGroup | undefined,
  input: GroupInput,
): Promise<OptionGroup> {
  if (group) {
    const changes = groupChanges(group, input);
    return Object.keys(changes).length > 0 ? updateGroup(vendorId, group, changes) : group;
  }
  const idempotencyKey = crypto.randomUUID();
  const call = { params: { vendorId }, body: input, idempotencyKey, quiet: true };
  return groupOf(await callApi('POST /vendors/{vendorId}/option-groups', call));
}

/** Sends only the changes, with the choices that this screen has read, so that a colleague's changes stay. */
export async function updateGroup(
  vendorId: string,
  group: OptionGroup,
  changes: Partial<GroupInput>,
): Promise<OptionGroup> {
  const answer = await callApi('PUT /vendors/{vendorId}/option-groups/{groupId}', {
    params: { vendorId, groupId: group.id },
    body: { ...changes, ...(changes.choices && { knownChoices: group.choices.map(knownChoice) }) },
    quiet: true,
  });
  return groupOf(answer);
}

/** Marks a choice as sold out until tomorrow, or puts it back on sale. Rule: menu-12 */
export async function changeChoiceToday(
  vendorId: string,
  groupId: string,
  choiceId: string,
  soldOutToday: boolean,
): Promise<OptionGroup> {
  const path = 'PUT /vendors/{vendorId}/option-groups/{groupId}/choices/{choiceId}/today';
  const params = { vendorId, groupId, choiceId };
  return groupOf(await callApi(path, { params, body: { soldOutToday }, quiet: true }));
}

/** Marks a size of a dish as sold out until tomorrow, or puts it back on sale. Returns the dish. */
export async function changeSizeToday(
  vendorId: string,
  item: MenuItem,
  sizeId: string,
  soldOutToday: boolean,
): Promise<MenuItem> {
  const { choices } = await changeChoiceToday(vendorId, item.id, sizeId, soldOutToday);
  const sizes = (item.sizes ?? []).map(({ isAvailable: _, ...size }) => {
    const isSoldOut = choices.some((choice) => choice.id === size.id && choice.soldOutToday);
    return isSoldOut ? { ...size, isAvailable: false } : size;
  });
  return { ...item, sizes };
}

export async function deleteGroup(vendorId: string, groupId: string): Promise<void> {
  const call = { params: { vendorId, groupId }, quiet: true };
  await callApi('DELETE /vendors/{vendorId}/option-groups/{groupId}', call);
}

function knownChoice({ id, name, price, isAvailable, isDefault }: Choice): KnownChoice {
  return { id, name, price, isAvailable, isDefault };
}

function groupOf(answer: AnswerOf<'PUT /vendors/{vendorId}/option-groups/{groupId}'>): OptionGroup {
  if (!answer?.optionGroup?.id) throw new Error('Failed to save options');
  return answer.optionGroup;
}
