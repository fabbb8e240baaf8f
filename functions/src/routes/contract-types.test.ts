import type { Contract } from '@thali/shared/contracts';
import { expectTypeOf, it } from 'vitest';
import type { httpRoutes } from './route-table.ts';

/** The compiler makes this check. The site knows only the calls in the list of contracts. */
it('lists exactly the contracts of the routes', () => {
  type Routed = (typeof httpRoutes)[number]['contract'];
  expectTypeOf<Contract>().toExtend<Routed>();
  expectTypeOf<Routed>().toExtend<Contract>();
});
