import { config } from '../config.ts';

/** Where people write to the operator, as the site says it too; undefined in a deployment without a domain. */
export function supportAddress(): string | undefined {
  const { supportEmail, siteUrl } = config;
  return supportEmail ?? (siteUrl && `support@${new URL(siteUrl).hostname}`);
}
