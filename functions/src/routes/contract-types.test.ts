import type { Contract } from '@thali/shared/contracts';
import { expectTypeOf, it } from 'vitest';
import type { httpRoutes } from './route-table.ts';

/** The compiler compares the two: the site knows a call by the list of contracts alone. */
it('the list of contracts is that of the routes', () => {
  type Routed = (typeof httpRoutes)[number]['contract'];
  expectTypeOf<Contract>().toExtend<Routed>();
  expectTypeOf<Routed>().toExtend<Contract>();
});
