/** Where the buttons of a mess's page lead. Source: spec 1, section 2. */
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
