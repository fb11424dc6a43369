import type { Locale } from './types.ts'

const noBreakSpace = '\u00a0'
const narrowNoBreakSpace = '\u202f'

const quotes: Record<Locale, [open: string, close: string]> = {
  en: ['“', '”'],
  et: ['„', '“'],
  fr: [`«${noBreakSpace}`, `${noBreakSpace}»`],
}

/** Texts are typed with straight quotes and plain spaces; this sets them as the language's printers would. */
export function typeset(locale: Locale, text: string): string {
  const [open, close] = quotes[locale]
  let set = text
    .replace(/(?<=^|[\s([’'*_-])"/gm, open)
    .replace(/"/g, close)
    .replace(/(?<=[\p{L}\p{N}])'(?=\p{L})|(?<=\p{L})'/gu, '’')
    .replace(/ (?=€)/g, noBreakSpace)
  if (locale === 'fr') {
    set = set
      .replace(/ (?=[;!?])/g, narrowNoBreakSpace)
      .replace(/ (?=[:%»])|(?<=«) /g, noBreakSpace)
      .replace(/(?<=\d) (?=\d{3}(?!\d))/g, narrowNoBreakSpace)
  }
  if (locale === 'et') set = set.replace(/(?<=\d) (?=\d{3}(?!\d))/g, noBreakSpace)
  return set
}

/** Takes the indentation of the source file out of a text and sets it. */
export function prose(locale: Locale, text: string): string {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim())
  return typeset(locale, lines.join('\n'))
}

const letters: Record<string, string> = { õ: 'o', ä: 'a', ö: 'o', ü: 'u', š: 's', ž: 'z', œ: 'oe', æ: 'ae', ß: 'ss' }

export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/c\+\+/g, 'cpp')
    .replace(/c#/g, 'csharp')
    .replace(/[õäöüšžœæß]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export function initialsOf(text: string): string {
  const words = text.split(/[\s&’'-]+/).filter((word) => /^\p{L}/u.test(word))
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}
