import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  NotFoundException,
} from '@aws-sdk/client-sesv2';
import { config } from '../config.ts';
import { emailClient } from './send-email.ts';

/** Why an e-mail would not go out, in words for the operator. */
export interface EmailProblem {
  /** The deployment has no sender at all. */
  isWithoutSender: boolean;
  message: string;
}

/** Asks SES before anything is made that hangs on an e-mail; undefined: it would go out. */
export async function emailProblem(to: string): Promise<EmailProblem | undefined> {
  if (!config.hasEmailSender) {
    return problem('This deployment has no sender for e-mail (-c emailFrom or -c domain).', true);
  }
  const sender = addressOf(config.emailFrom);
  const domain = domainOf(sender);
  if (!(await isVerified(domain)) && !(await isVerified(sender))) {
    return problem(`SES has not verified the sender's domain ${domain} yet, nor the address.`);
  }
  const { SendingEnabled, ProductionAccessEnabled } = await asked(() =>
    emailClient.send(new GetAccountCommand({})),
  );
  if (!SendingEnabled) return problem('SES has paused sending for this account.');
  if (ProductionAccessEnabled) return undefined;
  if ((await isVerified(domainOf(to))) || (await isVerified(to))) return undefined;
  return problem(
    'SES keeps this account in its sandbox, and this address is not verified there: verify it, or ask for production access.',
  );
}

function problem(message: string, isWithoutSender = false): EmailProblem {
  return { isWithoutSender, message };
}

/** Of `Name <address>`, or of an address by itself. */
function addressOf(from: string): string {
  return from.match(/<([^<>]+)>/)?.[1] ?? from.trim();
}

function domainOf(address: string): string {
  return address.split('@').at(-1) ?? '';
}

function isVerified(EmailIdentity: string): Promise<boolean> {
  return asked(async () => {
    try {
      const identity = await emailClient.send(new GetEmailIdentityCommand({ EmailIdentity }));
      return identity.VerifiedForSendingStatus ?? false;
    } catch (error) {
      if (error instanceof NotFoundException) return false;
      throw error;
    }
  });
}

/** SES repeats the address in what it says: only the name of the failure reaches the log. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new Error(
      `SES could not be asked: ${error instanceof Error ? error.name : typeof error}`,
    );
  }
}
