import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { callApi } from '../../../lib/api/call-api.ts';
import type { AnswerOf } from '../../../lib/api/calls.ts';
import type { GroupInput } from './group-input.ts';

export async function createGroup(vendorId: string, input: GroupInput): Promise<OptionGroup> {
  const answer = await callApi('POST /vendors/{vendorId}/option-groups', {
    params: { vendorId },
    body: input,
    quiet: true,
  });
  return groupOf(answer);
}

/** Sends what changed and nothing else. */
export async function updateGroup(
  vendorId: string,
  groupId: string,
  changes: Partial<GroupInput>,
): Promise<OptionGroup> {
  const answer = await callApi('PUT /vendors/{vendorId}/option-groups/{groupId}', {
    params: { vendorId, groupId },
    body: changes,
    quiet: true,
  });
  return groupOf(answer);
}

export async function deleteGroup(vendorId: string, groupId: string): Promise<void> {
  const call = { params: { vendorId, groupId }, quiet: true };
  await callApi('DELETE /vendors/{vendorId}/option-groups/{groupId}', call);
}

function groupOf(answer: AnswerOf<'PUT /vendors/{vendorId}/option-groups/{groupId}'>): OptionGroup {
  if (!answer?.optionGroup?.id) throw new Error('Failed to save options');
  return answer.optionGroup;
}
