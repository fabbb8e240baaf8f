/** Addresses that hold an id or a name. */
const patterns: readonly [RegExp, string][] = [
  [/^\/menu\/[^/]+$/, '/menu/{subdomain}'],
  [/^\/orders\/[^/]+$/, '/orders/{orderId}'],
  [/^\/order\/[^/]+$/, '/order/{orderId}'],
  [/^\/payment\/[^/]+$/, '/payment/{orderId}'],
  [/^\/admin\/(vendors|payments)\/[^/]+$/, '/admin/$1/{id}'],
];

/** A page by the site it is on, `main` or `mess`, and its address without ids. */
export function pageName(host: string, path: string): string {
  const [label, ...rest] = host.split('.');
  const isMess = rest.length > 0 && label !== 'www' && !/^\d+$/.test(label ?? '');
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  const known = patterns.find(([pattern]) => pattern.test(plain));
  return `${isMess ? 'mess' : 'main'} ${known ? plain.replace(...known) : plain}`;
}
