import { chai } from 'vitest';
import { textsIn } from './see-answers.ts';
import { keepSighting } from './sightings.ts';

/** Larger things are not compared for one text's sake. */
const mostTexts = 200;

/** Looks at what assertions that hold have expected. */
export function seeAsserts(find: (piece: string) => string[]): void {
  const { prototype } = chai.Assertion;
  const { assert } = prototype;
  const toThrow: unknown = Reflect.get(prototype, 'toThrow');
  const keep = (expected: unknown) => {
    const texts = textsIn(expected).slice(0, mostTexts);
    for (const what of texts.flatMap(find)) keepSighting('asserted', what, 'a rule');
  };
  prototype.assert = function (...args: Parameters<typeof assert>) {
    assert.apply(this, args);
    if (!chai.util.flag(this, 'negate')) keep(args[3]);
  };
  // It asserts only where it fails.
  Reflect.set(prototype, 'toThrow', function (this: object, expected: unknown) {
    const outcome: unknown = typeof toThrow === 'function' && toThrow.call(this, expected);
    if (!chai.util.flag(this, 'negate')) keep(expected);
    return outcome;
  });
}
