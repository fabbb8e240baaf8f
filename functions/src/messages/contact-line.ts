import { config } from '../config.ts';

/** The last line of an e-mail that raises questions. */
export function contactLine(): string {
  const address = supportAddress();
  return address ? `Questions? Write to ${address}.` : 'Questions? Please contact our support.';
}

/** Where people write to the operator, as the site says it too; undefined in a deployment without a domain. */
function supportAddress(): string | undefined {
  const { supportEmail, siteUrl } = config;
  return supportEmail ?? (siteUrl && `support@${new URL(siteUrl).hostname}`);
}
