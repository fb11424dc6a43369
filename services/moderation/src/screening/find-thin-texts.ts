import { visibleLength } from '@sild/contract/visible-text'
import type { FieldText, Finding } from './finding.ts'

const SHORTEST_DESCRIPTION = 40
const lettersOnly = /[^\p{L}]+/gu

/** A description that is too short, or a name in capitals. */
export const findThinTexts = (texts: readonly FieldText[]): Finding[] =>
  texts.flatMap(({ field, text }): Finding[] => {
    if (field.endsWith('description') && visibleLength(text) < SHORTEST_DESCRIPTION)
      return [{ rule: 'other', field, quote: text }]
    const letters = text.replace(lettersOnly, '')
    const isShouted =
      field.endsWith('name') &&
      letters.length > 8 &&
      letters === letters.toUpperCase() &&
      letters !== letters.toLowerCase()
    return isShouted ? [{ rule: 'other', field, quote: text }] : []
  })
