import type { FieldText, Finding } from './finding.ts'

/** Contacts are revealed for a fee by a response, so they must not be in the text. */
const contactPatterns = [
  /[\w.+-]{1,64}(?:@|\s?\[at\]\s?|\s\(at\)\s)[\w-]{1,63}\.[a-z]{2,24}/giu,
  /(?:https?:\/\/|www\.)[^\s<>"')]{3,200}/giu,
  /\b(?:t\.me|wa\.me|telegram|whatsapp|viber|signal|skype)\b[\s:/@]{1,3}[\w+@.-]{3,40}/giu,
  // International, French and Estonian numbers; sums, years and codes do not match.
  /(?:\+|\b00)\d[\d .()-]{6,16}\d/gu,
  /\b0[1-9](?:[ .-]?\d{2}){4}\b/gu,
  /\b5\d{2,3}[ -]?\d{4}\b/gu,
]

export const findContacts = (texts: readonly FieldText[]): Finding[] =>
  texts.flatMap(({ field, text }) =>
    contactPatterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([quote]): Finding => ({ rule: 'contacts-in-text', field, quote: quote.trim() })),
    ),
  )
