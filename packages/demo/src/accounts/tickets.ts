import { companyGuid, mainUserGuid } from '../companies/build.ts'
import { guid } from '../seeded.ts'
import { staffGuid } from '../staff.ts'
import { hour } from '../time.ts'
import { typeset } from '../typography.ts'
import type { Locale, SupportTicket } from '../types.ts'

interface TicketDraft {
  slug: string
  locale: Locale
  title: string
  state: SupportTicket['state']
  rating?: SupportTicket['rating']
  /** "<" is support; ages in hours. The last line is unread when marked so. */
  lines: [side: '>' | '<', ageHours: number, text: string][]
  isLastUnread?: boolean
}

const drafts: TicketDraft[] = [
  {
    slug: 'metsakodu',
    locale: 'en',
    title: 'Can a project be shown in Finnish too?',
    state: 'messaged',
    isLastUnread: true,
    lines: [
      [
        '>',
        30,
        'Hello, half of the companies we would like to reach are Finnish. Can I add a Finnish text to our project?',
      ],
      [
        '<',
        27,
        'Hello Maarja, texts can be in Estonian, English and French for now. Finnish readers see the English one. Shall we note your wish for Finnish?',
      ],
      ['>', 26, 'Please do. And may the photographs be larger than 5 megabytes?'],
      [
        '<',
        3,
        'Noted. Photographs are made smaller by the portal itself, so send them as they are, up to 10 megabytes each.',
      ],
    ],
  },
  {
    slug: 'hallrastas',
    locale: 'en',
    title: 'Promotion payment was declined',
    state: 'closed',
    rating: { rating: 5, comment: 'Answered before I had found the bank’s number.' },
    lines: [
      [
        '>',
        452,
        'Hello, our card was declined although the bank says it is fine. Nothing was charged, I think. Can you check?',
      ],
      [
        '<',
        451,
        'Hello Liis, the bank asked for a confirmation that never came back from the phone. Nothing was charged. You may simply try again.',
      ],
      ['>', 450, 'Tried again, works. Thank you.'],
    ],
  },
  {
    slug: 'hallrastas',
    locale: 'en',
    title: 'Colleague with her own sign-in',
    state: 'open',
    lines: [
      [
        '>',
        5,
        'Could Siiri have a sign-in of her own for our company, with the right to answer chats but not to change the company page?',
      ],
    ],
  },
  {
    slug: 'lastepesa',
    locale: 'et',
    title: 'Miks minu kuulutus tagasi lükati',
    state: 'closed',
    rating: { rating: 4, comment: null },
    lines: [
      ['>', 350, 'Tere. Kirjutasin, et tahame seinale pilte, ja see lükati tagasi. Mis seal valesti oli?'],
      [
        '<',
        346,
        'Tere, Annika! Valesti ei olnud midagi, aga selle põhjal ei saa keegi hinda öelda. Kui lisad, mitu pilti, mis mõõdus ja kus neid kasutatakse, avaldame selle kohe.',
      ],
      ['>', 345, 'Kaks 3 × 1 meetrit ja üks menüü. Selge, aitäh.'],
    ],
  },
  {
    slug: 'perdigal',
    locale: 'fr',
    title: 'Vérification de notre société',
    state: 'messaged',
    lines: [
      ['>', 70, 'Bonjour, notre page indique "non vérifiée". Nous existons depuis 1932, que faut-il faire ?'],
      [
        '<',
        66,
        'Bonjour Vincent, rien : le registre n\'a pas encore été interrogé pour les sociétés civiles, et votre tour vient cette semaine. "Non vérifiée" veut seulement dire que personne n\'a encore regardé.',
      ],
      ['>', 65, 'Mon père est rassuré.'],
    ],
  },
  {
    slug: 'kopikakask',
    locale: 'en',
    title: 'Change of e-mail address',
    state: 'open',
    lines: [
      [
        '>',
        11,
        'Hello, I am changing my surname and the company its mail system, in the same week. How do I change the address I sign in with?',
      ],
    ],
  },
  {
    slug: 'saarepuu',
    locale: 'et',
    title: 'Vastuse kustutamine',
    state: 'closed',
    rating: { rating: 5, comment: 'Kiire ja inimlik.' },
    lines: [
      [
        '>',
        190,
        'Tere, saatsin vastuse valele projektile (mööbliplaadid ja plaaditööd ei ole sama asi). Kas see on võimalik tagasi võtta?',
      ],
      [
        '<',
        189,
        'Tere, Triin! Jah: Minu vastused, kolm punkti, "Kustuta". Kuupaketist kulunud vastuse andsime tagasi, kuna teine pool ei olnud seda veel avanud.',
      ],
    ],
  },
  {
    slug: 'aubrelle',
    locale: 'fr',
    title: 'Facture avec le numéro de TVA',
    state: 'messaged',
    isLastUnread: true,
    lines: [
      ['>', 50, "Bonjour, où dois-je saisir notre numéro de TVA pour qu'il figure sur les factures ?"],
      [
        '<',
        44,
        "Bonjour Capucine, sous Compte, Facturation, Coordonnées. Les factures suivantes le porteront ; dites-nous s'il faut refaire celles du mois.",
      ],
    ],
  },
]

export function buildTickets(): SupportTicket[] {
  return drafts.map((draft) => {
    const key = `${draft.slug}:${draft.title}`
    return {
      ticketGuid: guid(`ticket:${key}`),
      userGuid: mainUserGuid(draft.slug),
      companyGuid: companyGuid(draft.slug),
      locale: draft.locale,
      title: typeset(draft.locale, draft.title),
      state: draft.state,
      rating: draft.rating ?? null,
      messages: draft.lines.map(([side, ageHours, text], index) => ({
        messageGuid: guid(`ticket-message:${key}:${index}`),
        authorGuid: side === '<' ? staffGuid('support') : mainUserGuid(draft.slug),
        isFromStaff: side === '<',
        text: typeset(draft.locale, text),
        sentAgeMinutes: ageHours * hour,
        readAgeMinutes:
          index === draft.lines.length - 1 && (draft.isLastUnread || draft.state === 'open')
            ? null
            : Math.round(ageHours * hour * 0.97),
      })),
    }
  })
}
