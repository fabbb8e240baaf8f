/** Question and answer. Rule: site-3 */
export const questions = [
  [
    'Is there a free trial?',
    'No, there is no free trial. You pay month by month, and the price on the card is the price you pay.',
  ],
  [
    'Do my customers have to install an app?',
    'No. Thali is a progressive web app: it opens in the browser after the scan, and whoever likes can add it to the home screen.',
  ],
  [
    'Do my customers need an account?',
    'No. A guest gives a name and a phone number with the order. If you want only known people to order, one switch in your settings asks for a sign-in.',
  ],
  [
    'How do customers pay?',
    'In cash, at your counter. Paying online is coming; until then the money never passes through us.',
  ],
  [
    'How soon can I start?',
    'Your account is activated within 2 hours after payment. The sign-in comes by e-mail. You enter your dishes, print your code, and open.',
  ],
  [
    'What do I need in the kitchen?',
    'Any phone, tablet or computer with a browser. New orders appear by themselves and ring.',
  ],
  [
    'What if the connection breaks?',
    'The customer’s order waits on the phone and goes out once the network is back, once and not twice. The order page keeps up again by itself.',
  ],
  [
    'What happens if I do not renew?',
    'For 7 days everything goes on. Then your page stays, but takes no orders until you renew. Nothing is deleted.',
  ],
] as const;
