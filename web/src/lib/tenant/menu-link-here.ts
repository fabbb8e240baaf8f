import { platformDomain } from './current-tenant.ts';
import { menuLink } from './menu-link.ts';

/** The public link of a vendor's menu, seen from where this page is. */
export function menuLinkHere(subdomain: string): string {
  return menuLink({ location, platformDomain: platformDomain() }, subdomain);
}
