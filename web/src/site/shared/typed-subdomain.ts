import { asciiDigits } from '@thali/shared/text/plain-id';

/** Keeps letters, digits and hyphens of the typed text, in lower case. */
export function typedSubdomain(text: string): string {
  return asciiDigits(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]/g, '');
}

const maxDerivedLength = 20;

/**
 * Suggests a subdomain for a mess's name: lower case, hyphens for spaces, no special characters, at most 20
 * characters. Rule: plans-5
 */
export function derivedSubdomain(messName: string): string {
  return asciiDigits(messName)
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .slice(0, maxDerivedLength)
    .replace(/-$/, '');
}
