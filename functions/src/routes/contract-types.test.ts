import type { Contract } from '@thali/shared/contracts';
import { expectTypeOf, it } from 'vitest';
import type { httpRoutes } from './route-table.ts';

/** The site has no other list of the calls; the compiler compares the two. */
it('the list of contracts is that of the routes', () => {
  type Routed = (typeof httpRoutes)[number]['contract'];
  expectTypeOf<Contract>().toExtend<Routed>();
  expectTypeOf<Routed>().toExtend<Contract>();
});
