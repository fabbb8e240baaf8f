import { anyPage, type TextGroup } from './text-group.ts';

/** Pages for everybody: a mess's own page, the static pages, and the states of the whole application. */
export const siteTexts: readonly TextGroup[] = [
  {
    spec: '1, section 1',
    place: "A mess's landing page",
    on: /^mess \/, /,
    texts: [
      { text: 'why choose us', like: 'Why choose {mess}?' },
      { text: 'about', like: 'About {mess}' },
      { text: 'promise', like: 'Our promise' },
      { text: 'contact', like: 'Visit or call us' },
    ],
  },
  {
    spec: '1, section 2',
    place: "A mess's landing page",
    on: /^mess \/, /,
    texts: ['Sign In', 'Register', 'Start Ordering Now'],
  },
  {
    spec: '1, section 3',
    place: "A mess's landing page without its profile",
    on: /^mess \/, /,
    texts: [
      { text: ' Mess', like: '{Name} Mess' },
      '123 Main Street, City',
      { text: 'North Indian', like: 'North Indian' },
    ],
  },
  {
    spec: '1, section 2',
    place: 'Static pages',
    on: /^main \/(docs|integrations|contact), /,
    texts: [
      { text: 'multi-vendor management', like: '{…}multi-vendor management{…}' },
      { text: 'priority email support', like: '{…}priority email support{…}' },
      { text: 'mobile-first', like: '{…}mobile-first{…}' },
      { text: 'log out and back in', like: '{…}log out and back in{…}' },
      { text: 'coming soon', like: '{…}coming soon{…}' },
    ],
  },
  {
    spec: '1, section 8',
    place: 'Toasts of the request layer, on any page',
    on: anyPage,
    texts: [
      'Session expired',
      'Please log in again.',
      'Too many requests',
      'You are making requests too quickly. Please wait and try again.',
      'Server error',
      'Something went wrong. Please try again later.',
      'Error',
      'Network error',
      'Trying again...',
      'Please check your connection.',
      'Unexpected response format',
    ],
  },
  {
    spec: '1, section 8 and 2, section 2.1',
    place: 'Error screen',
    on: anyPage,
    texts: ['Something went wrong.'],
  },
  {
    spec: '2, section 2.1',
    place: 'Start of the application and 404',
    on: anyPage,
    texts: ['Oops! Page not found', 'Checking tenant...', 'Loading...'],
  },
];
