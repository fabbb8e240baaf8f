import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  youSkipped: (meal) => `आपने ${meal} छोड़ा है`,
  mealUntil: (meal, time) => `${meal}, ${time} तक`,
  noMealUntil: (meal, time) => `अभी खाने का समय नहीं है। ${meal} ${time} से`,
  noMealNow: 'अभी खाने का समय नहीं है',
  taken: (meal) => `${meal} ले लिया`,
  noCodeToday: 'इस फ़ोन में आज का कोड नहीं है। एक बार इंटरनेट से जुड़ें, कोड आ जाएगा।',
  qrForMeal: 'आपके खाने का QR कोड',
  newCodeIn: (seconds) => `नया कोड ${seconds} सेकंड में। स्कैन न हो तो स्क्रीन की रोशनी बढ़ाएँ।`,

  theNextMeals: 'आने वाले खाने',
  nextMeals: 'आने वाले खाने',
  pressToSkip: 'जिसे छोड़ना हो, उसे दबाएँ।',
  skippedTakeBack: (meal, day) => `${meal}, ${day}: छोड़ा हुआ। वापस लें`,
  skipMeal: (meal, day, time) => `${meal}, ${day} छोड़ें, ${time} तक`,

  skipped: (meal) => `${meal} छोड़ दिया।`,
  getAgain: (meal) => `${meal} फिर से मिलेगा।`,
  notSaved: 'सेव नहीं हुआ। फिर से कोशिश करें।',
  firstDay: (day) => `पहला दिन ${day}`,
  validUntil: (isOver, day) => (isOver ? `${day} को ख़त्म` : `${day} तक`),
  showCode: 'कोड दिखाएँ',
  skipUntil: (time) => `${time} तक छोड़ सकते हैं`,
  tooLateToSkip: 'अब नहीं छोड़ सकते',
  takeSkipBack: 'वापस लें',
  skip: 'छोड़ें',
  skipDays: 'कई दिन छोड़ें',
  statement: 'हिसाब',

  skipSeveralDays: 'कई दिन छोड़ें',
  takeSkipsBack: 'वापस लें',
  from: 'कब से',
  to: 'कब तक',
  mealsChanged: (count, isSkip) =>
    isSkip ? `${count} बार का खाना छोड़ा।` : `${count} बार का खाना फिर मिलेगा।`,
  limits: (meal, days, max) =>
    `${meal}: ${days > 1 ? `कम से कम ${days} दिन लगातार, ` : ''}महीने में ज़्यादा से ज़्यादा ${max}।`,

  mealPass: 'मील पास',
  passNotRead: 'पास लोड नहीं हुआ',
  noPass: 'अभी कोई मील पास नहीं',
  noPassHint: (phone) => `मेस काउंटर पर पास देती है। वहाँ अपना नंबर${phone} दें, पास यहाँ दिखेगा।`,
  confirmNumber: 'अपना फ़ोन नंबर कन्फ़र्म करें',
  knownByNumber: 'मेस आपके पास को आपके नंबर से पहचानती है।',
  confirm: 'नंबर कन्फ़र्म करें',
  mealsLeft: (count) => `${count} बार का खाना बाकी`,
  oneMealLeft: '1 बार का खाना बाकी',
  oneMealBelowZero: '1 बार का खाना ज़्यादा लिया',
  mealsBelowZero: (count) => `${count} बार का खाना ज़्यादा लिया`,
  today: 'आज',
  onDay: (day) => `${day} को`,
} satisfies Texts<typeof import('./pass-page-texts.ts')>;
