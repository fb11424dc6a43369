/**
 * What a text may hold and how much of it a reader sees, by the properties of Unicode characters. The primitives of the contract
 * use it, and forms that ask whether anything was typed.
 */

const spaces = '\\p{White_Space}\\u{2800}'
/** No font draws these: default-ignorable characters, controls, private use, and blanks that Unicode lists as letters. */
const undrawn =
  '\\p{Default_Ignorable_Code_Point}\\p{Control}\\p{Private_Use}\\p{Surrogate}\\p{Noncharacter_Code_Point}' +
  '\\u{FFF9}-\\u{FFFC}\\u{13430}-\\u{1345F}\\u{16FE4}\\u{1D159}'
/** Bidi marks (U+200E, U+200F, U+061C) are allowed: they move only their neighbours. Overrides and isolates move the rest of the line. */
const refused =
  '\\p{Control}\\p{Noncharacter_Code_Point}\\u{2028}\\u{2029}\\u{202A}-\\u{202E}\\u{2066}-\\u{206F}\\u{FFF9}-\\u{FFFB}'

const runOfSpaces = new RegExp(`[${spaces}]+`, 'gu')
const undrawnCharacter = new RegExp(`[${undrawn}]`, 'gu')
const drawnCharacter = new RegExp(`[^${undrawn}${spaces}]`, 'gu')
const refusedInLine = new RegExp(`[${refused}]`, 'u')
const everyRefusedInLine = new RegExp(`[${refused}]`, 'gu')
const everyRefusedInText = new RegExp(`(?![\\t\\n])[${refused}]`, 'gu')
const lineBreak = /\r\n?|[\u{85}\u{2028}\u{2029}]/gu

/** The text as a reader sees it: without undrawn characters, with single spaces. Only for counting and comparing. */
export const visiblePart = (text: string): string =>
  text.replace(runOfSpaces, ' ').replace(undrawnCharacter, '').replace(runOfSpaces, ' ').trim()

/** Counts the code points that a reader sees. Combining marks without a letter are nothing. */
export function visibleLength(text: string): number {
  const visible = visiblePart(text)
  return /[^\p{Mark}\s]/u.test(visible) ? [...visible].length : 0
}

/** Whether a line has no line break, no other control character and no override of direction. */
export const isPlainLine = (line: string): boolean => !refusedInLine.test(line)

/** Drops what a line may not hold. */
export const plainLine = (line: string): string => line.replace(everyRefusedInLine, '')

/** Drops what a text may not hold. Tabs stay; every line break becomes `\n`. */
export const plainText = (text: string): string => text.replace(lineBreak, '\n').replace(everyRefusedInText, '')

/** Drops spaces and undrawn characters around an e-mail address. They come along when it is copied. */
export function plainAddress(address: string): string {
  const drawn = [...address.matchAll(drawnCharacter)]
  const [first, last] = [drawn[0], drawn.at(-1)]
  return first && last ? address.slice(first.index, last.index + last[0].length) : ''
}
