import type { RegisterCheck } from '@sild/contract/companies/schemas'

type NameMatch = NonNullable<RegisterCheck['nameMatch']>

/** Legal forms say what a company is, not which one: people leave them out or abbreviate them. */
const legalForms = new Set(
  [
    'ou osauhing as aktsiaselts fie mtu tu uu sa sihtasutus',
    'sas sasu sarl eurl sci snc scop societe anonyme ei',
  ].flatMap((forms) => forms.split(' ')),
)

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !legalForms.has(word))

/** Compares a company's own name with the one in the register. Ignores case, accents, word order and legal form. */
export function matchNames(own: string, registered: string): NameMatch {
  const ownWords = new Set(wordsOf(own))
  const registeredWords = new Set(wordsOf(registered))
  if (ownWords.size === 0 || registeredWords.size === 0) return own.trim() === registered.trim() ? 'same' : 'different'
  const common = [...ownWords].filter((word) => registeredWords.has(word)).length
  if (common === ownWords.size && common === registeredWords.size) return 'same'
  return common === Math.min(ownWords.size, registeredWords.size) ? 'similar' : 'different'
}
