/** Where the buttons of a mess's page lead. Rule: site-13 */
export function messLinks(subdomain: string) {
  const menu = `/menu/${subdomain}`;
  const back = `returnUrl=${encodeURIComponent(menu)}`;
  return {
    menu,
    signIn: '/login',
    register: `/register?${back}`,
    /** Sign in, then straight to the menu. */
    order: `/login?${back}`,
  };
}
