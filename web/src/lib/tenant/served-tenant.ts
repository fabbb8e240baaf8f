/**
 * What the server found out about the tenant of a document: 'known', 'unknown', or undefined where it
 * has not looked, such as on the development server or by the stored development setting.
 */
export function servedTenant(subdomain: string): 'known' | 'unknown' | undefined {
  if (contentOf('tenant') === subdomain) return 'known';
  return contentOf('unknown-tenant') === subdomain ? 'unknown' : undefined;
}

function contentOf(name: string): string | null | undefined {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
}
