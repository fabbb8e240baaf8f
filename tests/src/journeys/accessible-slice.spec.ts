import { test } from 'vitest';
import { desk, phone } from '../support/look-at.ts';
import { useJourney } from '../support/use-journey.ts';
import { expectAccessible } from './accessible-walk.ts';
import { walkKitchen, walkMainSite, walkStorefront } from './walk-slice.ts';

const journey = useJourney();

test.concurrent('the storefront and the order page', () =>
  expectAccessible(journey, phone, walkStorefront));
test.concurrent('the main site and the sign-in', () =>
  expectAccessible(journey, phone, walkMainSite));
test.concurrent("a vendor's orders", () => expectAccessible(journey, desk, walkKitchen));
