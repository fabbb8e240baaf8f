import { platformDomain } from './current-tenant.ts';

/** Where people write to us, as the served document says. */
export function supportEmail(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="support-email"]');
  return meta?.content || `support@${platformDomain()}`;
}

/** Opens the reader's own mail program with a message that is begun. */
export function mailLink(subject?: string, body?: string): string {
  const parts = Object.entries({ subject, body }).flatMap(([key, text]) =>
    text ? [`${key}=${encodeURIComponent(text)}`] : [],
  );
  return `mailto:${supportEmail()}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}
