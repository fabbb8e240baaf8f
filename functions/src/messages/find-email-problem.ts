import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  NotFoundException,
} from '@aws-sdk/client-sesv2';
import { config } from '../config.ts';
import { emailClient } from './send-email.ts';

/** The reason why SES would not send an e-mail, as a text for the operator. */
export interface EmailProblem {
  /** Whether the deployment has no sender. */
  isWithoutSender: boolean;
  message: string;
}

/** Asks SES whether it can send an e-mail to this address. Undefined if it can. */
export async function findEmailProblem(to: string): Promise<EmailProblem | undefined> {
  if (!config.hasEmailSender) {
    return problem('This deployment has no sender for e-mail (-c emailFrom or -c domain).', true);
  }
  const sender = addressOf(config.emailFrom);
  const domain = domainOf(sender);
  if (!(await isVerified(domain)) && !(await isVerified(sender))) {
    return problem(`SES has not verified the sender's address or its domain ${domain} yet.`);
  }
  const { SendingEnabled, ProductionAccessEnabled } = await callSes(() =>
    emailClient.send(new GetAccountCommand({})),
  );
  if (!SendingEnabled) return problem('SES has paused sending for this account.');
  if (ProductionAccessEnabled) return undefined;
  if ((await isVerified(domainOf(to))) || (await isVerified(to))) return undefined;
  return problem(
    'This account is in the SES sandbox, and this address is not verified there. Verify it, or request production access.',
  );
}

function problem(message: string, isWithoutSender = false): EmailProblem {
  return { isWithoutSender, message };
}

/** The address in `Name <address>`, or the text itself. */
function addressOf(from: string): string {
  return from.match(/<([^<>]+)>/)?.[1] ?? from.trim();
}

function domainOf(address: string): string {
  return address.split('@').at(-1) ?? '';
}

function isVerified(EmailIdentity: string): Promise<boolean> {
  return callSes(async () => {
    try {
      const identity = await emailClient.send(new GetEmailIdentityCommand({ EmailIdentity }));
      return identity.VerifiedForSendingStatus ?? false;
    } catch (error) {
      if (error instanceof NotFoundException) return false;
      throw error;
    }
  });
}

/** SES repeats the address in its error messages, so keep only the error's name. */
async function callSes<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new Error(`SES call failed: ${error instanceof Error ? error.name : typeof error}`);
  }
}
