import { test } from 'vitest';
import { desk, phone } from '../support/look-at.ts';
import { useJourney } from '../support/use-journey.ts';
import { expectAccessible } from './accessible-walk.ts';
import { walkKitchen, walkMainSite, walkStorefront } from './walk-slice.ts';

const journey = useJourney({ pictures: true });

test('the storefront', () => expectAccessible(journey, phone, walkStorefront));
test('the main site and the sign-in', () => expectAccessible(journey, phone, walkMainSite));
test("a vendor's orders", () => expectAccessible(journey, desk, walkKitchen));
