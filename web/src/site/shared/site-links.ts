import { currentTenant, mainSiteUrl } from '../../lib/tenant/current-tenant.ts';

/** The landing page: a tenant's host has a page of its own at '/'. */
export function landingUrl(): string {
  return currentTenant() === undefined ? '/' : mainSiteUrl();
}

/** Sections of the landing page, as its header names them, and their anchors. */
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
