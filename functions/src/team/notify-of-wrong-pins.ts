import { config } from '../config.ts';
import { mailboxOf } from '../identity/own-contacts.ts';
import { readMembers } from '../identity/team-members.table.ts';
import { readUser } from '../identity/users.table.ts';
import { log } from '../logs/log.ts';
import { sendEmail } from '../messages/send-email.ts';
import { currentMembers } from './own-team.ts';

/** E-mails the owners that a person's PIN is locked for the hour. Rule: team-5 */
export async function notifyOfWrongPins(vendorId: string, personId: string): Promise<void> {
  const team = currentMembers(await readMembers(vendorId));
  const person = team.find((member) => member.personId === personId);
  if (!person || !config.hasEmailSender) return;
  const { name } = person;
  const owners = team.filter(({ role }) => role === 'owner');
  const users = await Promise.all(owners.map(({ userId }) => userId && readUser(userId)));
  const mailboxes = users.flatMap((user) => (user && mailboxOf(user)) || []);
  const results = await Promise.allSettled(mailboxes.map((to) => sendEmail(lockedEmail(to, name))));
  for (const result of results) {
    if (result.status === 'rejected') {
      log.error('owner not notified', { vendor_id: vendorId, error: result.reason });
    }
  }
}

function lockedEmail(to: string, name: string) {
  const text = [
    'Hello,',
    '',
    `Someone typed 20 wrong PINs for ${name} on the devices of your mess. The PIN does not work for the rest of this hour.`,
    '',
    `Did ${name} forget the PIN? Make a new code in Settings, Team.`,
    'If not, check who uses your devices.',
  ].join('\n');
  return { kind: 'notice' as const, to, subject: 'Too many wrong PINs at your mess', text };
}
