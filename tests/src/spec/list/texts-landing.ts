import type { TextGroup } from './text-group.ts';

const landing = /^main \/, /;

/** The landing page of the main site. */
export const landingTexts: readonly TextGroup[] = [
  {
    spec: '1, section 1',
    place: 'Landing page: counters and questions',
    on: landing,
    texts: [
      '2,500+',
      'businesses',
      '1M+',
      'orders',
      '99.99%',
      'uptime',
      '4.9',
      'rating',
      { text: 'no free trial', like: '{…}no free trial{…}' },
      { text: 'progressive web app', like: '{…}progressive web app{…}' },
    ],
  },
  {
    spec: '1, section 2',
    place: 'Landing page: header, dialogs, newsletter',
    on: landing,
    texts: [
      'Sign In',
      'Get Started',
      'Launch Your Success',
      'Contact Us',
      'Continue',
      'Thank you for subscribing!',
    ],
  },
  {
    spec: '1, section 2',
    place: 'Landing page: pricing cards',
    on: landing,
    texts: [
      'Buy Now',
      'Contact Sales',
      'Payment Completed',
      'Your {plan} subscription is active!',
      'Account will be activated within 2 hours',
      'Make Another Purchase',
      'Account Active',
      'Log In',
      'Activation Pending',
      "We'll send login credentials to your email",
    ],
  },
  {
    spec: '1, section 2',
    place: 'Pricing cards once the visit is that of a mess',
    on: landing,
    texts: ['Available on Main Domain Only'],
  },
  {
    spec: '1, section 3',
    place: 'Business sign-up: choice of plan',
    on: landing,
    texts: [
      { text: 'free', like: 'Free' },
      { text: 'basic', like: 'Basic' },
      { text: 'premium', like: 'Premium' },
      { text: 'enterprise', like: 'Enterprise' },
    ],
  },
  {
    spec: '1, section 5',
    place: 'Subscription form and business sign-up',
    on: landing,
    texts: [
      'Please fill in all required fields',
      'You must agree to the Terms & Conditions',
      'Invalid email address',
      'Invalid phone number',
      'Passwords do not match',
    ],
  },
  {
    spec: '1, section 5',
    place: 'Business sign-up, when something unexpected fails',
    on: 'rule',
    texts: ['Something went wrong. Please try again.'],
  },
  {
    spec: '1, section 8',
    place: 'Payment of a plan',
    on: landing,
    texts: [
      'Failed to create order: {status}',
      'Failed to create Razorpay order.',
      'Payment failed. Please try again.',
      'Payment completed but there was an issue processing it. Please contact support.',
      'Payment processing failed',
    ],
  },
  {
    spec: '1, section 9',
    place: 'Landing page: plans',
    on: landing,
    texts: [
      'Starter',
      'Professional',
      'Enterprise',
      { text: '1,999', like: '₹1,999' },
      { text: '4,999', like: '₹4,999' },
      'Most Popular',
      { text: 'per month', like: 'per month' },
      ...features([
        'menu management',
        'order management',
        'QR code ordering',
        'customer profiles',
        'order notifications',
        'mobile-friendly web app',
        'vendor analytics dashboard',
        'multi-vendor support',
        'role-based access',
        'priority email support',
        'white-label',
        'dedicated account manager',
        'custom integrations',
        '99.9% SLA',
        'on-premise deployment',
        'advanced security',
        'training',
      ]),
    ],
  },
];

/** The specification lists them in a sentence; on a card each begins with a capital. */
function features(texts: readonly string[]) {
  return texts.map((text) => ({ text, like: text.replace(/^[a-z]/, (one) => one.toUpperCase()) }));
}
