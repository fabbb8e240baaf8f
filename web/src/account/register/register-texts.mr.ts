import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  successful: 'खाते तयार झाले!',
  accountCreated: 'तुमचे खाते तयार झाले!',
  signedIn: 'तुम्ही साइन इन केले आहे. ',
  continueLabel: 'पुढे चला',

  name: 'नाव',
  phoneNumber: 'फोन नंबर',
  email: 'ईमेल',
  enterName: 'तुमचे नाव लिहा',
  enterPhone: 'बरोबर फोन नंबर लिहा',
  enterEmail: 'बरोबर ईमेल लिहा',

  verifyFailed: 'OTP तपासता आला नाही',
  signInInstead: 'साइन इन करा',

  createAccountTitle: 'खाते तयार करा',
  otpVerified: 'OTP बरोबर आहे! आता पासवर्ड तयार करा.',
  createAccount: 'खाते तयार करा',
  creatingAccount: 'खाते तयार होत आहे...',
  phoneLead: 'ग्राहकांसाठी: नाव, फोन, पासवर्ड.',
  otpLead: 'फोनवर आलेल्या कोडने कळेल की नंबर तुमचा आहे.',
  passwordLead: 'पुढच्या वेळी साइन इनसाठी हाच वापरा.',
  completeLead: 'तुमचे स्वागत आहे.',
  otpSent: 'OTP पाठवला!',
  haveAccount: 'आधीच खाते आहे? ',
  signIn: 'साइन इन करा',
  startAgain: 'पुन्हा सुरू करा',

  quote: 'काउंटरला तुमचे नाव माहीत आहे.',
  quoteHint: 'Thali च्या प्रत्येक मेसमध्ये तुमच्या ऑर्डर आणि आवडीचे पदार्थ तुमच्यासोबत राहतात.',
  title: 'खाते तयार करा',
} satisfies Texts<typeof import('./register-texts.ts')>;
