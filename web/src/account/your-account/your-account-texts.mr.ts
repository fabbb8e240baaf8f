import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  quote: 'तुमचे नाव, फोन आणि ईमेल.',
  quoteHint: 'नवीन फोन किंवा ईमेल तेव्हाच बदलेल जेव्हा तुम्ही तिथे पाठवलेला कोड टाकाल.',
  title: 'तुमचे खाते',
  back: 'मागे',
  heading: 'तुमचे खाते',
  changePassword: 'पासवर्ड बदला',
  notSaved: 'अजून सेव्ह झाले नाही. पुन्हा प्रयत्न करा.',
  name: 'नाव',

  phone: 'फोन',
  email: 'ईमेल',
  enterPassword: 'तुमचा पासवर्ड टाका',
  yourPassword: 'तुमचा पासवर्ड',
  passwordHint: 'विसरलात, किंवा कधी तयार केला नाही? साइन इन पेजवर ‘पासवर्ड विसरलात’ दाबा.',
  noneYet: 'अजून नाही',
  confirmed: 'कन्फर्म आहे',
  notConfirmed: 'अजून कन्फर्म नाही',
  cancel: 'राहू द्या',
  changeContact: (isPhone) => `${isPhone ? 'फोन' : 'ईमेल'} बदला`,
  staysUntil: (current) =>
    current ? `कोड टाकेपर्यंत ${current} राहील.` : 'कोड टाकेपर्यंत काही बदलणार नाही.',
  codeSent: 'कोड पाठवला',
  notConfirmedNow: 'कोड कन्फर्म झाला नाही',
  confirmedForAlarm: 'ऑर्डर अलार्मसाठी नंबर कन्फर्म झाला',
  changed: (contact) => `${contact} बदलला`,
  otherDevices: 'तुमच्या इतर फोन आणि कॉम्प्युटरवर लॉगआउट झाले.',
  enterEmail: 'बरोबर ईमेल लिहा',
  newEmail: 'नवीन ईमेल',
} satisfies Texts<typeof import('./your-account-texts.ts')>;
