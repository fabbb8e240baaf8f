import type { FigureGroup } from './figure-group.ts';

/** Who somebody is, and what forms ask of them. */
export const identityConstants: readonly FigureGroup[] = [
  {
    spec: 'Sign-in and registration (1, sections 2, 5 and 9)',
    figures: {
      'tests/src/journeys/register-by-phone.spec.ts': [
        [
          'A progress bar of 25, 50, 75 and 100 percent',
          'four steps make an account, which is signed in and goes on after two seconds',
          'seesStep(4)',
        ],
        [
          'The phone field keeps digits and spaces',
          'what stands in the way is told in order, one thing at a time',
          "'51234 56789'",
        ],
      ],
      'tests/src/journeys/sign-in.spec.ts': [
        [
          'The code has 6 digits at most',
          'a customer signs in by a code, after a look back at the number',
          "toBe('6')",
        ],
      ],
      'web/src/lib/ui/code-digits.test.ts': [
        ['OTP exactly 6 digits, others stripped', '%j: %j', "['1234567', '123456']"],
      ],
      'shared/src/phone/phone-number.test.ts': [
        ['33 countries', 'knows 33 countries, India first', 'toHaveLength(33)'],
        ['India is the default', 'knows 33 countries, India first', "toBe('IN')"],
        [
          'India: 10 digits from 6 to 9',
          'wants 10 digits from 6 to 9 in India, spaces aside',
          "'5876543210'",
        ],
        [
          'UK: the first digit is 1 to 9',
          'follows the rule of each other country',
          "check('GB', '0712345678')",
        ],
        ['Dial code plus digits is sent', 'is sent with the dial code in front', "'+919876543210'"],
      ],
      'shared/src/phone/phone-countries.test.ts': [
        [
          'US, Canada, France, Mexico, Russia, Turkey, Egypt, Pakistan, Nepal, Philippines: 10 digits',
          '%i to %i digits in %j',
          "[10, 10, ['IN', 'US', 'CA', 'FR', 'MX', 'RU', 'TR', 'EG', 'PK', 'NP', 'PH']]",
        ],
        [
          'UK, Italy, Brazil, Japan, South Korea, Nigeria, Bangladesh: 10 to 11',
          '%i to %i digits in %j',
          "[10, 11, ['GB', 'IT', 'BR', 'JP', 'KR', 'NG', 'BD']]",
        ],
        [
          'Australia, Spain, Netherlands, UAE, Saudi Arabia, South Africa, Kenya, Sri Lanka, Thailand: 9',
          '%i to %i digits in %j',
          "[9, 9, ['AU', 'ES', 'NL', 'AE', 'SA', 'ZA', 'KE', 'LK', 'TH']]",
        ],
        ['Germany: 10 to 12', '%i to %i digits in %j', "[10, 12, ['DE']]"],
        ['China: 11', '%i to %i digits in %j', "[11, 11, ['CN']]"],
        ['Singapore: 8', '%i to %i digits in %j', "[8, 8, ['SG']]"],
        ['Malaysia, Vietnam: 9 to 10', '%i to %i digits in %j', "[9, 10, ['MY', 'VN']]"],
        ['Indonesia: 9 to 12', '%i to %i digits in %j', "[9, 12, ['ID']]"],
        ['any other country: 7 to 15', 'elsewhere a number has 7 to 15 digits', '[6, 7, 15, 16]'],
      ],
      'web/src/site/shared/typed-subdomain.test.ts': [
        ['A subdomain is derived with 20 characters at most', '%j: %j', "'the-very-long-named'"],
        [
          'It takes letters, digits and hyphens, lowercased',
          'a field keeps of %j only what may stand in a subdomain',
          "'anna-purna7'",
        ],
      ],
      'web/src/site/plans/check-details.test.ts': [
        [
          'Subscription form: all fields, the terms, the e-mail, the phone, in this order',
          'then looks at the terms, the e-mail and the phone, in this order',
          'agree: false',
        ],
      ],
      'web/src/site/landing/sign-up/check-sign-up.test.ts': [
        [
          'Business sign-up: the terms, the passwords, the e-mail, the phone, in this order',
          'then looks at the terms, the passwords, the e-mail and the phone, in this order',
          'expect(',
        ],
      ],
      'web/src/storefront/profile/check-profile.test.ts': [
        [
          'A name has 2 characters',
          'wants a name of two characters, whatever blanks stand around it',
          'expect(',
        ],
        [
          'A phone is an optional plus and 10 to 15 digits',
          'takes no phone, or a plus and 10 to 15 digits',
          'expect(',
        ],
        [
          'Saving sends name and phone, never the e-mail',
          'sends name and phone, and neither where it is empty; never the e-mail',
          'expect(',
        ],
      ],
    },
  },
];
