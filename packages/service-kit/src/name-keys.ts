import { visiblePart } from '@sild/contract/visible-text'
import unhomoglyph from 'unhomoglyph'

const isAscii = (text: string): boolean => /^\p{ASCII}+$/u.test(text)

/** The form that the table of Unicode TR 39 expects: decomposed, without invisible characters. */
const decomposed = (name: string): string => visiblePart(name.normalize('NFKC')).normalize('NFD')

/**
 * The letter that stands for a character in every case and script: `а` of Cyrillic and `Ａ` for `a`. A character of another
 * alphabet has the look of its small or its capital letter; one of ASCII only loses its case, so that `0` is not `o`.
 */
function letterOf(character: string): string {
  const small = character.toLowerCase()
  if (isAscii(small)) return small
  const looks = [small, character.toUpperCase()].map((form) => unhomoglyph(form).toLowerCase())
  return looks.find(isAscii) ?? looks[0]!
}

/** Two names with the same key are one name in another case, with other spaces, or in letters of another script that look alike. */
export const nameKey = (name: string): string => [...decomposed(name)].map(letterOf).join('')

/** The skeleton of Unicode TR 39: two names with the same one look alike on the screen, such as `Ilves` and `llves`. */
export const nameLook = (name: string): string => unhomoglyph(decomposed(name)).normalize('NFD')
