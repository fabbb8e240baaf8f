import { platformDomain } from './current-tenant.ts';

/** Our e-mail address, from the served document. */
export function supportEmail(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="support-email"]');
  return meta?.content || `support@${platformDomain()}`;
}

/** A `mailto:` link with a prepared message. */
export function mailLink(subject?: string, body?: string): string {
  const parts = Object.entries({ subject, body }).flatMap(([key, text]) =>
    text ? [`${key}=${encodeURIComponent(text)}`] : [],
  );
  return `mailto:${supportEmail()}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}
