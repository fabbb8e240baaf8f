import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  inactive: 'आप काफ़ी देर से कुछ नहीं कर रहे थे। फिर से साइन इन करें।',
  otherTab: 'आपने दूसरे टैब में लॉगआउट किया।',
  loggedOut: 'लॉगआउट हो गया',
  logInAgain: 'फिर से साइन इन करें।',
  invalidAnswer: 'साइन इन नहीं हुआ: सर्वर का जवाब सही नहीं है',
  timeoutWarning: 'आप लॉगआउट होने वाले हैं',
  loggingOut: 'लॉगआउट हो रहा है...',
  inactiveLoggedOutIn: 'आप काफ़ी देर से कुछ नहीं कर रहे। लॉगआउट होने में बाकी: ',
  logOutNow: 'अभी लॉगआउट करें',
  stayLoggedIn: 'साइन इन रहें',
  oneSecond: '1 सेकंड',
  seconds: (count) => `${count} सेकंड`,
  secondsLeft: (count) => `${count} सेकंड बाकी`,
} satisfies Texts<typeof import('./session-texts.ts')>;
