import type { Platform } from '@thali/local/platform-options';
import { demoIds } from '@thali/local/seed/demo-ids';
import { callSite } from '../../support/call-site.ts';
import { signInAt } from '../../support/demo-sign-in.ts';
import type { WireMenuItem, WireOptionGroup } from '../../support/wire-answer.ts';
import type { Dish, LunchMess } from './lunch-mess.ts';

const subdomain = 'demo';
/** The stock of the limited dish at the start. */
export const limitedPortions = 100_000;

/** Prepares the demo's mess: it gives bills, one dish is limited, and the owner edits the portions of another. */
export async function prepareMess({ url }: Pick<Platform, 'url'>): Promise<LunchMess> {
  const vendorId = demoIds.vendor(subdomain);
  const [staff, student, admin] = await Promise.all([
    signInAt(url, 'vendor'),
    signInAt(url, 'student'),
    signInAt(url, 'admin'),
  ]);
  const token = staff.token;
  const base = `/vendors/${vendorId}/menu-items`;
  const [{ menu_items: items }, { option_groups: groups }] = await Promise.all([
    callSite(url, 'GET', base, { token }),
    callSite(url, 'GET', `/vendors/${vendorId}/option-groups`, { token }),
  ]);
  const [recounted, limited, ...otherItems] = items.filter(({ is_available }) => is_available);
  if (!recounted || !limited || otherItems.length < 5)
    throw new Error('The demo menu has too few dishes');
  const limit = (id: string) =>
    callSite(url, 'PUT', `${base}/${id}`, { token, body: { quantity: limitedPortions } });
  const bill = { is_on: true, scheme: 'none' };
  const turnOnBills = callSite(url, 'PUT', `/vendors/${vendorId}`, {
    token,
    body: { settings: { bill } },
  });
  await Promise.all([limit(recounted.id), limit(limited.id), turnOnBills]);
  const dishes = otherItems
    .filter(({ quantity }) => quantity === null)
    .map((item) => dishOf(item, groups));
  return {
    url,
    vendorId,
    subdomain,
    dishes,
    limitedDish: dishOf(limited, groups),
    recountedDish: dishOf(recounted, groups),
    staffToken: token,
    studentToken: student.token,
    adminToken: admin.token,
  };
}

/** Chooses the last options of each group, up to the required number, because they change the price. */
function dishOf(
  { id, price, option_group_ids: groupIds = [] }: WireMenuItem,
  groups: readonly WireOptionGroup[],
): Dish {
  const chosen = groupIds
    .flatMap((groupId) => groups.find(({ id }) => id === groupId) ?? [])
    .flatMap(({ id: groupId, min_choices: minChoices, choices }) =>
      choices.slice(choices.length - minChoices).map((choice) => ({ groupId, choice })),
    );
  const extra = chosen.reduce((sum, { choice }) => sum + choice.price, 0);
  return {
    id,
    pricePaise: Math.round((price + extra) * 100),
    choices: chosen.map(({ groupId, choice }) => ({ groupId, choiceId: choice.id })),
  };
}
