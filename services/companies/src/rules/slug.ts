import { isGuid } from '@sild/contract/guid'

/** Letters that no decomposition turns into ASCII: Latin ones with strokes, and Cyrillic as names are written in passports. */
// oxfmt-ignore
const letters: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ħ: 'h', ŋ: 'n',
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o',
  п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '',
  э: 'e', ю: 'iu', я: 'ia', є: 'ie', і: 'i', ґ: 'g',
}

const MAX_LENGTH = 80

/** The name as it stands in an address: `Põhja Tarkvara OÜ` → `pohja-tarkvara-ou`. */
export function slugOf(name: string, nameless = 'company'): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const latin = Array.from(plain, (character) => letters[character] ?? character).join('')
  const words = latin.match(/[a-z0-9]+/g) ?? [nameless]
  const slug = words.join('-').slice(0, MAX_LENGTH).replace(/-$/, '')
  // An address that reads as a guid would be taken for another company's.
  return isGuid(slug) ? `company-${slug}` : slug
}

/** The slugs to try in order if a slug is taken: `pohja-tarkvara-ou`, `pohja-tarkvara-ou-2`, … */
export function* slugCandidates(name: string, nameless?: string): Generator<string> {
  const slug = slugOf(name, nameless)
  yield slug
  for (let number = 2; ; number += 1) yield `${slug}-${number}`
}
