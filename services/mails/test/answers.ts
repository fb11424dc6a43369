/** Mails as these programs write them, by program and language, with addresses folded as they fold them. */
const quoted = [
  'Põhja Tarkvara OÜ wrote to you about “A shop”',
  '',
  'When could you start?',
  '',
  'Open in Sild',
  'https://sild.test/chat?chat=1',
]
const q = quoted.map((line) => `> ${line}`.trimEnd()).join('\n')
const plain = quoted.join('\n')
const A = 'Sild <reply+0123456789abcdef0123456789abcdef0123456789abcdef01@answers.sild.test>'
const folded = 'Sild <\nreply+0123456789abcdef0123456789abcdef0123456789abcdef01@answers.sild.test>'
const en = 'Friday is fine for us.\n\nSee you then!'
const et = 'Reede sobib meile hästi.\n\nKohtumiseni!'
const fr = 'Vendredi nous convient.\n\nÀ bientôt !'

// The program, the mail it sends, and the user's own text.
export const answers: readonly (readonly [program: string, text: string, own: string])[] = [
  ['Gmail, en', `${en}\n\nOn Tue, Nov 24, 2026 at 9:00 AM ${A} wrote:\n\n${q}\n`, en],
  ['Gmail, en, folded', `${en}\n\nOn Tue, Nov 24, 2026 at 9:00 AM ${folded}\nwrote:\n\n${q}\n`, en],
  ['Gmail, et', `${et}\n\nKuupäev T, 24. november 2026 kell 09:00 kirjutas ${folded}:\n\n${q}\n`, et],
  ['Gmail, et, one line', `${et}\n\nKuupäev T, 24. november 2026 kell 09:00 kirjutas ${A}:\n\n${q}\n`, et],
  [
    'Gmail, et, older',
    `${et}\n\nKuupäev 24. november 2026 09:00 kirjutas kasutaja Sild <no-reply@sild.test>:\n\n${q}\n`,
    et,
  ],
  ['Gmail, fr', `${fr}\n\nLe mar. 24 nov. 2026 à 09:00, ${A} a écrit :\n\n${q}\n`, fr],
  ['Gmail, fr, folded', `${fr}\n\nLe mar. 24 nov. 2026 à 09:00, ${folded} a\nécrit :\n\n${q}\n`, fr],
  [
    'Gmail on a phone, en, signature',
    `${en}\n-- \nMari Maasikas\nPõhja Tarkvara OÜ\n\nOn Tue, Nov 24, 2026, 09:00 ${A} wrote:\n\n${q}\n`,
    en,
  ],
  [
    'Outlook, en',
    `${en}\n\nMari\n\n________________________________\nFrom: ${A}\nSent: Tuesday, November 24, 2026 9:00 AM\nTo: Mari Maasikas <mari@sild.test>\nSubject: A shop\n\n${plain}\n`,
    `${en}\n\nMari`,
  ],
  [
    'Outlook, et',
    `${et}\n\nMari\n\n________________________________\nSaatja: ${A}\nSaadetud: teisipäev, 24. november 2026 09:00\nAdressaat: Mari Maasikas <mari@sild.test>\nTeema: Pood\n\n${plain}\n`,
    `${et}\n\nMari`,
  ],
  [
    'Outlook on the desk, et',
    `${et}\n\nFrom: ${A} \nSent: teisipäev, 24. november 2026 09:00\nTo: Mari Maasikas <mari@sild.test>\nSubject: Pood\n\n${plain}\n`,
    et,
  ],
  [
    'Outlook, fr',
    `${fr}\n\n________________________________\nDe : ${A}\nEnvoyé : mardi 24 novembre 2026 09:00\nÀ : Mari Maasikas <mari@sild.test>\nObjet : Une boutique\n\n${plain}\n`,
    fr,
  ],
  [
    'Outlook on the desk, fr',
    `${fr}\n\n-----Message d'origine-----\nDe : ${A} \nEnvoyé : mardi 24 novembre 2026 09:00\nÀ : Mari Maasikas <mari@sild.test>\nObjet : Une boutique\n\n${plain}\n`,
    fr,
  ],
  [
    'Outlook on the desk, en',
    `${en}\n\n-----Original Message-----\nFrom: ${A} \nSent: Tuesday, November 24, 2026 9:00 AM\nTo: Mari Maasikas <mari@sild.test>\nSubject: A shop\n\n${plain}\n`,
    en,
  ],
  ['Apple Mail, en', `${en}\n\n> On 24 Nov 2026, at 09:00, ${A} wrote:\n> \n${q}\n`, en],
  ['Apple Mail, et', `${et}\n\n> ${A} kirjutas 24. nov 2026 kell 09:00:\n> \n${q}\n`, et],
  ['Apple Mail, fr', `${fr}\n\n> Le 24 nov. 2026 à 09:00, ${A} a écrit :\n> \n${q}\n`, fr],
  [
    'iPhone, en',
    `${en}\n\nSent from my iPhone\n\n> On 24 Nov 2026, at 09:00, Sild <no-reply@sild.test> wrote:\n> \n${q}\n`,
    en,
  ],
  [
    'iPhone, et',
    `${et}\n\nSaadetud minu iPhone’ist\n\n> Sild <no-reply@sild.test> kirjutas 24. nov 2026 kell 09:00:\n> \n${q}\n`,
    et,
  ],
  [
    'iPhone, fr',
    `${fr}\n\nEnvoyé de mon iPhone\n\n> Le 24 nov. 2026 à 09:00, Sild <no-reply@sild.test> a écrit :\n> \n${q}\n`,
    fr,
  ],
  ['Thunderbird, en', `${en}\n\nOn 24/11/2026 09:00, Sild wrote:\n${q}\n`, en],
  ['Thunderbird, et', `${et}\n\nSild kirjutas 24.11.2026 kell 09:00:\n${q}\n`, et],
  ['Thunderbird, fr', `${fr}\n\nLe 24/11/2026 à 09:00, Sild a écrit :\n${q}\n`, fr],
  [
    'Thunderbird, en, signature below',
    `${en}\n\nOn 24/11/2026 09:00, Sild wrote:\n${q}\n\n-- \nMari Maasikas\nPõhja Tarkvara OÜ\n`,
    en,
  ],
  [
    'Outlook for Android, en',
    `${en}\n\nGet Outlook for Android<https://aka.ms/AAb9ysg>\n________________________________\nFrom: ${A}\nSent: Tuesday, November 24, 2026 9:00:00 AM\nTo: Mari <mari@sild.test>\nSubject: A shop\n\n${plain}\n`,
    en,
  ],
  [
    'Outlook for iOS, fr',
    `${fr}\n\nTélécharger Outlook pour iOS<https://aka.ms/o0ukef>\n________________________________\nDe : ${A}\nEnvoyé : mardi 24 novembre 2026 09:00\nÀ : Mari <mari@sild.test>\nObjet : Une boutique\n\n${plain}\n`,
    fr,
  ],
  [
    'between the lines',
    `> When could you start?\n\nOn Friday.\n\n> And the price?\n\nAs agreed.\n`,
    `On Friday.\nAs agreed.`,
  ],
  ['nothing quoted', `${en}\n`, en],
  [
    'words that look like a quote',
    `On Monday I wrote: the price stands.\n\nFrom: Tallinn, to: Tartu.\n`,
    `On Monday I wrote: the price stands.\n\nFrom: Tallinn, to: Tartu.`,
  ],
  [
    'a list with dashes',
    `Two things:\n\n- the price\n- the date\n\nSent the offer yesterday.\n`,
    `Two things:\n\n- the price\n- the date\n\nSent the offer yesterday.`,
  ],
]
