import { visiblePart } from '@sild/contract/visible-text'
import unhomoglyph from 'unhomoglyph'

const isAscii = (text: string): boolean => /^\p{ASCII}+$/u.test(text)

/** The form that the table of Unicode TR 39 expects: decomposed, without invisible characters. */
const decomposed = (name: string): string => visiblePart(name.normalize('NFKC')).normalize('NFD')

/**
 * The letter that represents a character in every case and script: `а` of Cyrillic and `Ａ` become `a`. A character of
 * another alphabet may look like its small or its capital letter. ASCII characters only lose their case, so `0` is not
 * `o`.
 */
function letterOf(character: string): string {
  const small = character.toLowerCase()
  if (isAscii(small)) return small
  const looks = [small, character.toUpperCase()].map((form) => unhomoglyph(form).toLowerCase())
  return looks.find(isAscii) ?? looks[0]!
}

/** Two names with the same key are one name in another case, with other spaces, or in letters of another script that look alike. */
export const nameKey = (name: string): string => [...decomposed(name)].map(letterOf).join('')

/** Capitals of the shape of their small letter: `0` has the skeleton `O`, and stands for `o` as well. */
const sameShape = /[COPSUVWXZ]/g

/**
 * The skeleton of Unicode TR 39: two names with the same one look alike on the screen, such as `Ilves` and `llves`, or `Bob` and
 * `B0b`.
 */
export const nameLook = (name: string): string =>
  unhomoglyph(decomposed(name))
    .normalize('NFD')
    .replaceAll(sameShape, (capital) => capital.toLowerCase())
