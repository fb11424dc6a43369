/**
 * Answers as five mail programs write them in eight languages. Outlook and Zimbra put a block of headers above the
 * quote, with or without a line above it; Gmail, Apple Mail and Thunderbird put an attribution line there. If a program
 * is not translated, its users have it in English with dates in their own language.
 */
const address = 'reply+0123456789abcdef0123456789abcdef0123456789abcdef01@answers.sild.test'
const sild = `Sild <${address}>`
const quoted = [
  'Põhja Tarkvara OÜ wrote to you about “A shop”',
  '',
  'When could you start?',
  '',
  'https://sild.test/chat',
]
const marked = quoted.map((line) => `> ${line}`.trimEnd()).join('\n')
const plain = quoted.join('\n')

interface Language {
  own: string
  gmail: string
  apple: string
  thunderbird: string
  /** The field names, with the date in the format of Outlook. */
  outlook: readonly [from: string, sent: string, to: string, copy: string, subject: string]
  sentAt: string
  original: string
  zimbra: readonly [from: string, to: string, sent: string, subject: string, original: string]
}
const englishZimbra = ['From', 'To', 'Sent', 'Subject', '----- Original Message -----'] as const

const languages: Readonly<Record<string, Language>> = {
  en: {
    own: 'Friday is fine for us.\n\nSee you then!',
    gmail: `On Tue, Nov 24, 2026 at 9:00 AM ${sild} wrote:`,
    apple: `On 24 Nov 2026, at 09:00, ${sild} wrote:`,
    thunderbird: 'On 24/11/2026 09:00, Sild wrote:',
    outlook: ['From', 'Sent', 'To', 'Cc', 'Subject'],
    sentAt: 'Tuesday, November 24, 2026 9:00 AM',
    original: '-----Original Message-----',
    zimbra: englishZimbra,
  },
  et: {
    own: 'Reede sobib meile hästi.\n\nKohtumiseni!',
    gmail: `Kuupäev T, 24. november 2026 kell 09:00 kirjutas ${sild}:`,
    apple: `${sild} kirjutas 24. nov 2026 kell 09:00:`,
    thunderbird: 'Sild kirjutas 24.11.2026 kell 09:00:',
    outlook: ['Saatja', 'Saadetud', 'Adressaat', 'Koopia', 'Teema'],
    sentAt: 'teisipäev, 24. november 2026 09:00',
    original: '-----Algne kiri-----',
    zimbra: englishZimbra,
  },
  fr: {
    own: 'Vendredi nous convient.\n\nÀ bientôt !',
    gmail: `Le mar. 24 nov. 2026 à 09:00, ${sild} a écrit :`,
    apple: `Le 24 nov. 2026 à 09:00, ${sild} a écrit :`,
    thunderbird: 'Le 24/11/2026 à 09:00, Sild a écrit :',
    outlook: ['De', 'Envoyé', 'À', 'Cc', 'Objet'],
    sentAt: 'mardi 24 novembre 2026 09:00',
    original: '-----Message d’origine-----',
    zimbra: ['De', 'À', 'Envoyé', 'Objet', '----- Mail original -----'],
  },
  de: {
    own: 'Freitag passt uns gut.\n\nBis dann!',
    gmail: `Am Di., 24. Nov. 2026 um 09:00 Uhr schrieb ${sild}:`,
    apple: `Am 24.11.2026 um 09:00 schrieb ${sild}:`,
    thunderbird: 'Am 24.11.26 um 09:00 schrieb Sild:',
    outlook: ['Von', 'Gesendet', 'An', 'Cc', 'Betreff'],
    sentAt: 'Dienstag, 24. November 2026 09:00',
    original: '-----Ursprüngliche Nachricht-----',
    zimbra: ['Von', 'An', 'Gesendet', 'Betreff', '----- Ursprüngliche Mail -----'],
  },
  ru: {
    own: 'Пятница нам подходит.\n\nДо встречи!',
    gmail: `вт, 24 нояб. 2026 г. в 09:00, ${sild}:`,
    apple: `24 нояб. 2026 г., в 09:00, ${sild} написал(а):`,
    thunderbird: '24.11.2026 09:00, Sild пишет:',
    outlook: ['От', 'Отправлено', 'Кому', 'Копия', 'Тема'],
    sentAt: '24 ноября 2026 г. 9:00',
    original: '-----Исходное сообщение-----',
    zimbra: ['От', 'Кому', 'Отправлено', 'Тема', '----- Исходное сообщение -----'],
  },
  fi: {
    own: 'Perjantai sopii meille.\n\nNähdään silloin!',
    gmail: `ti 24. marrask. 2026 klo 9.00 Sild (${address}) kirjoitti:`,
    apple: `${sild} kirjoitti 24.11.2026 kello 9.00:`,
    thunderbird: 'Sild kirjoitti 24.11.2026 klo 9.00:',
    outlook: ['Lähettäjä', 'Lähetetty', 'Vastaanottaja', 'Kopio', 'Aihe'],
    sentAt: 'tiistai 24. marraskuuta 2026 9.00',
    original: '-----Alkuperäinen viesti-----',
    zimbra: englishZimbra,
  },
  lv: {
    own: 'Piektdiena mums der.\n\nUz tikšanos!',
    gmail: `otrd., 2026. g. 24. nov., plkst. 09:00 — lietotājs Sild (<${address}>) rakstīja:`,
    apple: `On 2026. gada 24. nov., at 09:00, ${sild} wrote:`,
    thunderbird: '24.11.2026 09:00, Sild rakstīja:',
    outlook: ['No', 'Nosūtīts', 'Kam', 'Kopija', 'Tēma'],
    sentAt: 'otrdiena, 2026. gada 24. novembris 09:00',
    original: '-----Sākotnējais ziņojums-----',
    zimbra: englishZimbra,
  },
  lt: {
    own: 'Penktadienis mums tinka.\n\nIki!',
    gmail: `2026-11-24, an, 09:00 ${sild} rašė:`,
    apple: `On 2026-11-24, at 09:00, ${sild} wrote:`,
    thunderbird: '2026-11-24 09:00, Sild rašė:',
    outlook: ['Nuo', 'Išsiųsta', 'Kam', 'Kopija', 'Tema'],
    sentAt: '2026 m. lapkričio 24 d., antradienis 09:00',
    original: '-----Pradinis laiškas-----',
    zimbra: englishZimbra,
  },
}

/** Folds a line like programs that break lines at 76 characters. */
const folded = (line: string): string =>
  line.replace(/ (?=\S{50})|<(?=reply)/, (space) => (space === '<' ? '<\n' : '\n'))

function answersIn(name: string, language: Language): [program: string, text: string, own: string][] {
  const { apple, gmail, original, outlook, own, sentAt, thunderbird, zimbra } = language
  const [from, sent, to, copy, subject] = outlook
  const colon = name === 'fr' ? ' :' : ':'
  const headers = [
    `${from}${colon} ${sild}`,
    `${sent}${colon} ${sentAt}`,
    `${to}${colon} Mari Maasikas <mari@sild.test>`,
    `${subject}${colon} A shop`,
  ]
  const withCopy = headers.toSpliced(3, 0, `${copy}${colon} Jaan Tamm <jaan@sild.test>`)
  const [zFrom, zTo, zSent, zSubject, zOriginal] = zimbra
  const zimbraHeaders = [
    `${zFrom}: "Sild" <${address}>`,
    `${zTo}: "Mari Maasikas" <mari@sild.test>`,
    `${zSent}: ${sentAt}`,
    `${zSubject}: A shop`,
  ]
  const block = (lines: readonly string[]) => `${own}\n\n${lines.join('\n')}\n\n${plain}\n`
  return [
    [`Gmail, ${name}`, `${own}\n\n${gmail}\n\n${marked}\n`, own],
    [`Gmail, ${name}, folded`, `${own}\n\n${folded(gmail)}\n\n${marked}\n`, own],
    [`Apple Mail, ${name}`, `${own}\n\n> ${apple}\n> \n${marked}\n`, own],
    [`Apple Mail, ${name}, unmarked line`, `${own}\n\n${apple}\n\n${marked}\n`, own],
    [`Thunderbird, ${name}`, `${own}\n\n${thunderbird}\n${marked}\n`, own],
    [`Thunderbird, ${name}, answer below`, `${thunderbird}\n${marked}\n\n${own}\n`, own],
    [`Outlook, ${name}`, block(['________________________________', ...headers]), own],
    [`Outlook, ${name}, no line above`, block(withCopy), own],
    [`Outlook, ${name}, bold`, block(headers.map((line) => line.replace(/^([^:]+:)/, '*$1*'))), own],
    [`Outlook, ${name}, original message`, block([original, ...headers]), own],
    [`Zimbra, ${name}`, block([zOriginal, ...zimbraHeaders]), own],
    [`Zimbra, ${name}, no line above`, block(zimbraHeaders), own],
  ]
}

// The program, the mail it sends, and the user's own text.
export const answersByClient = Object.entries(languages).flatMap(([name, language]) => answersIn(name, language))
