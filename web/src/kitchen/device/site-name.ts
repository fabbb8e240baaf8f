/** The mess on its own host, else the platform. */
export function siteName(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]');
  return meta?.content || 'Thali';
}
