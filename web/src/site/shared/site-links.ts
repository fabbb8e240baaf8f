import { currentTenant, mainSiteUrl } from '../../lib/tenant/current-tenant.ts';

/** The address of the landing page. On a tenant's host it is absolute, because '/' there is the mess's page. */
export function landingUrl(): string {
  return currentTenant() === undefined ? '/' : mainSiteUrl();
}

/** Names and anchors of the landing page's sections. */
export const sectionLinks = [
  ['Features', 'features'],
  ['Pricing', 'pricing'],
  ['Testimonials', 'testimonials'],
  ['FAQ', 'faq'],
] as const;

/** Rule: site-9 */
export const footerLinks = [
  ['Integrations', '/integrations'],
  ['Help', '/help'],
  ['Contact', '/contact'],
  ['Docs', '/docs'],
  ['Privacy policy', '/privacy-policy'],
  ['Terms of service', '/terms-of-service'],
] as const;
