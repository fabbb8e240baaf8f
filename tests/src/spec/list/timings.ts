import type { FigureGroup } from './figure-group.ts';

/** What takes time, lasts, or comes again. */
export const timingGroups: readonly FigureGroup[] = [
  {
    spec: 'Requests (1, section 8 and 9)',
    figures: {
      'web/src/lib/api/call-api.test.ts': [
        [
          '429: retry up to 2 times',
          'are said so, and the read repeated after 1 s and after 2 s',
          'toHaveLength(3)',
        ],
        [
          'waiting 1 s, then 2 s',
          'are said so, and the read repeated after 1 s and after 2 s',
          'advanceTimersByTimeAsync(1999)',
        ],
        [
          'Network failure: up to 2 retries',
          'repeats a read after a network failure, then gives up',
          'toHaveLength(3)',
        ],
        [
          '401: one refresh',
          'is refreshed once, and the call repeated, writes included',
          'toHaveBeenCalledOnce()',
        ],
      ],
    },
  },
  {
    spec: 'Inactivity (1, section 9 and 2, section 4)',
    figures: {
      'web/src/account/session/inactivity/inactivity-watch.test.ts': [
        [
          'Vendor: warning at 14 minutes',
          'a vendor is warned after 14 minutes and logged out after 15',
          '14 * minute',
        ],
        [
          'Vendor: logged out after 15 minutes',
          'a vendor is warned after 14 minutes and logged out after 15',
          "['warning', 'ended']",
        ],
        [
          'Others: warning at 20 seconds',
          'a customer is warned after 20 seconds and logged out after 30',
          'pass(20 * second)',
        ],
        [
          'Others: logged out after 30 seconds',
          'a customer is warned after 20 seconds and logged out after 30',
          'toBe(10)',
        ],
        ['Stay Logged In: 10 minutes', 'gives a vendor 10 minutes from now', '9 * minute'],
      ],
    },
  },
  {
    spec: 'Toasts (1, sections 4 and 9; 2, section 9)',
    figures: {
      'web/src/lib/ui/toast-store.test.ts': [
        ['success 4 s', '%s stays for %i ms', "['success', 4000]"],
        ['error 6 s', '%s stays for %i ms', "['error', 6000]"],
        ['warning 5 s', '%s stays for %i ms', "['warning', 5000]"],
        ['info 4 s', '%s stays for %i ms', "['info', 4000]"],
        ['order 5 s', '%s stays for %i ms', "['order', 5000]"],
        ['One toast at a time', 'shows one at a time, each for its own time', "'Second'"],
      ],
      'web/src/lib/payments/payment-toasts.test.ts': [
        ['payment 5 s', '%s stays for %i ms', "['succeeded', 5000]"],
        ['failed payment 6 s', '%s stays for %i ms', "['failed', 6000]"],
      ],
      'web/src/dashboard/billing/subscription-toast.test.ts': [
        [
          'expired subscription 8 s',
          'offers to renew in the state %s, for 8 seconds',
          'durationMs: 8000',
        ],
      ],
    },
  },
  {
    spec: 'Sign-up and payment (1, sections 4 and 9)',
    figures: {
      'tests/src/api/register-by-phone.test.ts': [
        [
          'A code is sent again after 60 s',
          'a customer registers by phone, sets a password and signs in by code and by password',
          'resend_after_seconds: 60',
        ],
      ],
      'tests/src/journeys/register-by-phone.spec.ts': [
        [
          'After registration 2 s',
          'four steps make an account, which is signed in and goes on after two seconds',
          'fastForward(2000)',
        ],
      ],
      'tests/src/journeys/main-site.spec.ts': [
        [
          'The sign-up’s success closes after 3 s',
          'the business sign-up says what is missing, thanks, and closes by itself',
          'fastForward(2500)',
        ],
        [
          'The newsletter submits for 2 s',
          'a plan leads to the contact form, which thanks; the newsletter does so after two seconds',
          'fastForward(1500)',
        ],
        [
          'The header changes after 100 px of scroll',
          'the landing page has its sections, its prices and its menu, and asks the API nothing',
          'top: 101',
        ],
      ],
      'web/src/site/plans/end-purchase-session.test.ts': [
        [
          'A payment session ends 30 minutes after the page is hidden',
          'is kept across a look elsewhere, and gone after 30 minutes of it',
          '30 * minute',
        ],
        [
          'and when the page is unloaded',
          'goes with the page, but for the reload of Continue',
          "'pagehide'",
        ],
      ],
    },
  },
  {
    spec: 'Live link (1, section 9)',
    figures: {
      'web/src/lib/live/live-socket.test.ts': [
        [
          'At most 5 attempts',
          'gives up after five attempts, then tries on wake and each minute',
          'attempt <= 5',
        ],
        [
          '1000 ms growing to 5000 ms',
          'grows from 1 s to 5 s, with jitter',
          '1000, 2000, 4000, 5000, 5000',
        ],
        ['Connection time-out 20000 ms', 'counts 20 s without an opening as a failure', '20_000'],
      ],
    },
  },
  {
    spec: 'Dashboard and customer app (2, section 9)',
    figures: {
      'web/src/spec-figures.test.ts': [
        [
          'Orders search: 500 ms',
          'the pauses are as long as the specification says',
          'expect(settleMs, ',
        ],
        [
          'Analytics reload: 300 ms',
          'the pauses are as long as the specification says',
          'toBe(300)',
        ],
        [
          'Custom-date loading flag: 1 second',
          'the pauses are as long as the specification says',
          'expect(loadingMs, ',
        ],
        [
          "'just added': 1000 ms",
          'the pauses are as long as the specification says',
          'expect(justAddedMs, ',
        ],
        [
          'Forecast cache: 5 minutes',
          'the pauses are as long as the specification says',
          '5 * 60_000',
        ],
        [
          'Day rollover: each 60 s',
          'the pauses are as long as the specification says',
          'toBe(60_000)',
        ],
        [
          'Logout delay: 500 ms',
          'the pauses are as long as the specification says',
          'expect(logoutDelayMs, ',
        ],
        [
          'Spinner: 500 ms at least',
          'a spinner turns for half a second, whatever becomes of the work',
          'advanceTimersByTimeAsync(499)',
        ],
      ],
      'web/src/lib/ui/toast-store.test.ts': [
        ['Profile success toast: 4 s', '%s stays for %i ms', "['success', 4000]"],
      ],
    },
  },
];
