import { buildPublications } from '../publications/index.ts'
import { categories } from '../reference/categories.ts'
import { languageId } from '../reference/languages.ts'
import { tags } from '../reference/tags.ts'
import { dice, type Dice } from '../seeded.ts'
import { day } from '../time.ts'
import type {
  AgeMinutes,
  HoursPerWeek,
  Locale,
  PaymentType,
  ProjectDuration,
  PublicationKind,
  PublicationLanguage,
  PublicationStatus,
  Segment,
  Tag,
  TypeOfWork,
  WorkExperience,
} from '../types.ts'
import { bulkCompany, type BulkCompany, bulkGuid, companyOfPublication, rareName } from './companies.ts'

export interface BulkPublication {
  publicationGuid: string
  kind: PublicationKind
  slug: string
  company: BulkCompany
  locale: Locale
  name: string
  description: string
  categoryId: number
  tags: Tag[]
  paymentType: PaymentType
  budgetFromCents: number | null
  budgetToCents: number | null
  budgetPerHourCents: number | null
  workExperience: WorkExperience | null
  workType: TypeOfWork
  countryCodes: string[]
  status: PublicationStatus
  viewsCount: number
  responsesCount: number
  publishedAgeMinutes: AgeMinutes
  projectDuration: ProjectDuration | null
  hoursPerWeek: HoursPerWeek | null
  segment: Segment | null
  languages: PublicationLanguage[]
  speciality: string | null
}

const LIFETIME_DAYS = 60
const LONGEST_NAME = 50
const sentenceEnd = /(?<=[.!?])\s+|\n+/u

/** Names and sentences of the demo market, to be told in other orders. */
interface Phrases {
  names: string[]
  sentences: string[]
}

const readPhrases = (): Map<string, Phrases> => {
  const phrases = new Map<string, Phrases>()
  for (const { categoryId, texts } of buildPublications()) {
    for (const [locale, text] of Object.entries(texts)) {
      for (const key of [locale, `${locale} ${categoryId}`]) {
        const known = phrases.get(key) ?? { names: [], sentences: [] }
        known.names.push(text.name)
        known.sentences.push(...text.description.split(sentenceEnd).filter((sentence) => sentence.length > 20))
        phrases.set(key, known)
      }
    }
  }
  return phrases
}

/** Makes publications by their number, the same at every call: who and what in the proportions of a real market. */
export function createBulkPublications(): (index: number) => BulkPublication {
  const phrases = readPhrases()
  const tagsOf = new Map(
    categories.map(({ categoryId }) => [
      categoryId,
      tags.filter(({ categoryIds }) => categoryIds.includes(categoryId)),
    ]),
  )

  return (index) => {
    const random = dice(`bulk:publication:${index}`)
    const company = bulkCompany(companyOfPublication(index))
    const locale = random.chance(0.85) ? company.locale : 'en'
    // The first categories are the popular ones.
    const { categoryId } = categories[skewed(random, categories.length)]!
    const { names, sentences } = phrases.get(`${locale} ${categoryId}`) ?? phrases.get(locale)!
    const kind = pickKind(random)
    const description = [
      ...Array.from({ length: random.between(2, 5) }, () => random.pick(sentences)),
      `${rareName(random)} ${rareName(random)} ${rareName(random)}.`,
    ]
    return {
      publicationGuid: bulkGuid('publication', index),
      kind,
      slug: `bulk-${index}`,
      company,
      locale,
      name: [...`${random.pick(names)} ${rareName(random)}`].slice(0, LONGEST_NAME).join(''),
      description: description.join(' '),
      categoryId,
      tags: pickTags(random, tagsOf.get(categoryId) ?? []),
      ...price(random, kind),
      workExperience: random.chance(0.7) ? random.pick(['xs', 's', 'm', 'l']) : null,
      workType: random.chance(0.75) ? 'OUTSOURCE' : 'OUTSTAFF',
      countryCodes: random.chance(0.9) ? [company.countryCode] : ['EE', 'FR'],
      status: pickStatus(random),
      viewsCount: random.between(0, 400),
      responsesCount: kind === 'project' ? Math.max(0, random.between(-4, 14)) : 0,
      publishedAgeMinutes: Math.floor(random.next() * (LIFETIME_DAYS - 1) * day),
      projectDuration: random.chance(0.6) ? random.pick([1, 2, 2, 3, 4]) : null,
      hoursPerWeek: random.chance(0.5) ? random.pick(['s', 'm']) : null,
      segment: random.chance(0.4) ? random.pick(['STARTUP', 'SMALL_BUSINESS', 'MEDIUM_BUSINESS', 'ENTERPRISE']) : null,
      languages: random.chance(0.8) ? spoken(random, locale) : [],
      speciality: kind === 'expert' ? random.pick(names) : null,
    }
  }
}

/** That of the text, and English more often than not. */
function spoken(random: Dice, locale: Locale): PublicationLanguage[] {
  const codes = new Set(['et', 'fr'].includes(locale) && random.chance(0.6) ? [locale, 'en'] : [locale])
  return [...codes].map((code) => ({
    languageId: languageId(code),
    level: random.pick(['ANY', 'BASIC', 'CONVERSATION', 'FLUENT', 'NATIVE']),
  }))
}

/** The first is the likeliest, the last still happens. */
const skewed = (random: Dice, length: number): number => Math.floor(length * random.next() ** 2)

function pickKind(random: Dice): PublicationKind {
  const share = random.next()
  if (share < 0.45) return 'service'
  return share < 0.75 ? 'project' : 'expert'
}

function pickStatus(random: Dice): PublicationStatus {
  const share = random.next()
  if (share < 0.85) return 'ACTIVE'
  if (share < 0.93) return 'ARCHIVED'
  return share < 0.98 ? 'DRAFT' : 'REJECTED'
}

function pickTags(random: Dice, known: readonly Tag[]): Tag[] {
  const picked = Array.from({ length: random.between(2, 6) }, () => known[skewed(random, known.length)])
  return [...new Set(picked)].filter((tag) => tag !== undefined)
}

function price(
  random: Dice,
  kind: PublicationKind,
): Pick<BulkPublication, 'paymentType' | 'budgetFromCents' | 'budgetToCents' | 'budgetPerHourCents'> {
  const none = { budgetFromCents: null, budgetToCents: null, budgetPerHourCents: null }
  if (random.chance(0.2)) return { ...none, paymentType: 'ANY' }
  if (kind === 'expert' || random.chance(0.3))
    return { ...none, paymentType: 'HOURLY', budgetPerHourCents: random.between(25, 140) * 100 }
  const lowest = Math.round(10 ** (2 + 3 * random.next())) * 100
  return { ...none, paymentType: 'PROJECT', budgetFromCents: lowest, budgetToCents: lowest * random.between(1, 3) }
}
