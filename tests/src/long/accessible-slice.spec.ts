import { test } from 'vitest';
import { desktop, phone } from '../support/screen-problems.ts';
import { useJourney } from '../support/use-journey.ts';
import { expectAccessible } from './accessible-walk.ts';
import { walkKitchen, walkMainSite, walkStorefront } from './walk-slice.ts';

const journey = useJourney({ pictures: true });

test('keeps the storefront accessible', () => expectAccessible(journey, phone, walkStorefront));
test('keeps the main site and the sign-in accessible', () =>
  expectAccessible(journey, phone, walkMainSite));
test("keeps a vendor's orders accessible", () => expectAccessible(journey, desktop, walkKitchen));
