import type { Publication } from '@sild/contract/publications/schemas'
import { fieldTexts } from './field-texts.ts'
import { findContacts } from './find-contacts.ts'
import { findObsceneWords } from './find-obscene-words.ts'
import { findThinTexts } from './find-thin-texts.ts'
import type { Finding } from './finding.ts'

const MAX_FINDINGS = 20

const covers = (one: Finding, other: Finding): boolean =>
  one.rule === other.rule && one.field === other.field && one.quote !== other.quote && one.quote.includes(other.quote)

/** Findings in the texts. A finding inside a longer one of the same rule and field is left out. */
export function screen(publication: Publication): Finding[] {
  const texts = fieldTexts(publication)
  const found = [...findContacts(texts), ...findObsceneWords(texts), ...findThinTexts(texts)]
  const byPlace = new Map(found.map((finding) => [`${finding.rule} ${finding.field} ${finding.quote}`, finding]))
  const places = [...byPlace.values()]
  return places.filter((finding) => !places.some((other) => covers(other, finding))).slice(0, MAX_FINDINGS)
}
