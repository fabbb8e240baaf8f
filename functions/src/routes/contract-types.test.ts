import type { Contract } from '@thali/shared/contracts';
import { expectTypeOf, it } from 'vitest';
import type { httpRoutes } from './route-table.ts';

/** The compiler checks this. The site knows calls only from the list of contracts. */
it('the list of contracts matches the routes', () => {
  type Routed = (typeof httpRoutes)[number]['contract'];
  expectTypeOf<Contract>().toExtend<Routed>();
  expectTypeOf<Routed>().toExtend<Contract>();
});
