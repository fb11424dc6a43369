import { categoryId } from '../reference/categories.ts'
import { cityId } from '../reference/cities.ts'
import { industryId } from '../reference/industries.ts'
import { languageId } from '../reference/languages.ts'
import { tagGuid } from '../reference/tags.ts'
import { companyDraft } from '../companies/index.ts'
import { companyGuid, companyLocale, mainUserGuid } from '../companies/build.ts'
import { dice, guid } from '../seeded.ts'
import { day } from '../time.ts'
import { prose, slugOf, typeset } from '../typography.ts'
import {
  locales,
  type DemoImage,
  type LanguageLevel,
  type Locale,
  type Localised,
  type PaymentType,
  type Publication,
  type PublicationKind,
  type PublicationLanguage,
  type PublicationLocation,
  type PublicationText,
} from '../types.ts'
import { lifetimeDays } from '@sild/contract/publications/lifetime'
import { staffGuid } from '../staff.ts'
import { firstMessage, termsOfLending } from './closings.ts'
import type { PublicationDraft } from './draft.ts'
import { timeline } from './timeline.ts'

export function publicationGuid(kind: PublicationKind, key: string): string {
  return guid(`${kind}:${key}`)
}

export function buildPublication(kind: PublicationKind, draft: PublicationDraft): Publication {
  const company = companyDraft(draft.company)
  const own = companyLocale(company)
  const texts = publicationTexts(kind, draft)
  const sourceLocale = texts[own] ? own : 'en'
  const source = texts[sourceLocale]
  if (!source) throw new Error(`${draft.key} has no text in ${own} and none in English`)
  const times = timeline(draft)
  const status = draft.status ?? 'ACTIVE'
  return {
    publicationGuid: publicationGuid(kind, draft.key),
    kind,
    slug: slugOf(source.name),
    companyGuid: companyGuid(draft.company),
    authorGuid: mainUserGuid(draft.company),
    sourceLocale,
    texts,
    categoryId: categoryId(draft.category),
    tagGuids: draft.tags.map(tagGuid),
    segmentIndustryId: draft.segment ? industryId(draft.segment) : null,
    segment: kind === 'project' ? segmentOfCustomer[company.type] : (draft.serves ?? null),
    ...price(draft),
    workExperience: draft.experience ?? null,
    projectDuration: draft.duration ?? null,
    hoursPerWeek: draft.hours ?? null,
    typeOfWork: draft.work ?? 'OUTSOURCE',
    locations: draft.places ? draft.places.map(location) : [location(`${company.country}:${company.city}`)],
    languages: (draft.speaks ?? defaultLanguages[company.country]).map(spokenLanguage),
    images: draft.hasImages ? publicationImages(kind, draft.key, source.name) : [],
    expert: null,
    status,
    concerns: draft.concerns ?? [],
    rejection: draft.rejection
      ? {
          ...draft.rejection,
          message: typeset(sourceLocale, draft.rejection.message),
          moderatorGuid: staffGuid('moderator'),
          decidedAgeMinutes: times.decidedAgeMinutes,
        }
      : null,
    archive:
      status === 'ARCHIVED'
        ? { reason: null, feedback: null, ...draft.archive, archivedAgeMinutes: times.updatedAgeMinutes }
        : null,
    promotedDaysLeft: draft.promotedDays ?? null,
    viewsCount: views(draft, times.publishedAgeMinutes),
    createdAgeMinutes: times.createdAgeMinutes,
    submittedAgeMinutes: times.submittedAgeMinutes,
    publishedAgeMinutes: times.publishedAgeMinutes,
    updatedAgeMinutes: times.updatedAgeMinutes,
    expiresAgeMinutes: times.expiresAgeMinutes,
  }
}

/** Projects are of their customer's segment; agencies belong to none. */
const segmentOfCustomer = {
  AGENCY: null,
  STARTUP: 'STARTUP',
  SMALL_BUSINESS: 'SMALL_BUSINESS',
  MEDIUM_BUSINESS: 'MEDIUM_BUSINESS',
  ENTERPRISE: 'ENTERPRISE',
} as const

const defaultLanguages = {
  EE: ['et:FLUENT', 'en:CONVERSATION'],
  FR: ['fr:FLUENT', 'en:CONVERSATION'],
} as const

function publicationTexts(kind: PublicationKind, draft: PublicationDraft): Publication['texts'] {
  const words = closing(kind, draft)
  const texts: Partial<Record<Locale, PublicationText>> = {}
  for (const locale of locales) {
    const text = draft[locale]
    if (!text) continue
    const description = [text.description, words?.[locale]].filter((part) => part !== undefined)
    texts[locale] = {
      name: typeset(locale, text.name),
      description: description.map((part) => prose(locale, part)).join('\n\n'),
    }
  }
  return texts
}

/** Projects end as their author ended them; the rest with the habits of the company. */
function closing(kind: PublicationKind, draft: PublicationDraft): Localised | undefined {
  if (draft.hasOwnEnding) return undefined
  const { approach, type } = companyDraft(draft.company)
  if (kind === 'service') return draft.fixed === undefined ? approach : firstMessage(draft.category)
  if (kind === 'expert') return type === 'ENTERPRISE' ? approach : termsOfLending(draft.company)
  return undefined
}

interface Price {
  paymentType: PaymentType
  budgetFromCents: number | null
  budgetToCents: number | null
  budgetPerHourCents: number | null
}

function price(draft: PublicationDraft): Price {
  const none = { budgetFromCents: null, budgetToCents: null, budgetPerHourCents: null }
  if (draft.hourly !== undefined) return { ...none, paymentType: 'HOURLY', budgetPerHourCents: draft.hourly * 100 }
  if (draft.fixed !== undefined)
    return { ...none, paymentType: 'FIXED', budgetFromCents: draft.fixed * 100, budgetToCents: draft.fixed * 100 }
  if (draft.project) {
    const { from, to } = draft.project
    return { ...none, paymentType: 'PROJECT', budgetFromCents: from * 100, budgetToCents: to * 100 }
  }
  return { ...none, paymentType: 'ANY' }
}

function location(place: string): PublicationLocation {
  const [countryCode = '', city] = place.split(':')
  return { countryCode, cityId: city ? cityId(countryCode, city) : null }
}

function spokenLanguage(text: string): PublicationLanguage {
  const [code = '', level = 'ANY'] = text.split(':')
  // The drafts write levels by hand; market.test.ts holds every one against the closed list.
  return { languageId: languageId(code), level: level as LanguageLevel }
}

function publicationImages(kind: PublicationKind, key: string, name: string): DemoImage[] {
  const count = dice(`images:${kind}:${key}`).between(2, 4)
  return Array.from({ length: count }, (_, index): DemoImage => ({
    kind: 'publication',
    key: `${kind}:${key}:${index + 1}`,
    label: name,
  }))
}

/** About a dozen looks a day, livelier when promoted. */
function views(draft: PublicationDraft, publishedAgeMinutes: number | null): number {
  if (publishedAgeMinutes === null) return 0
  const perDay = dice(`views:${draft.key}`).between(4, 19) * (draft.promotedDays ? 3 : 1)
  return Math.round((Math.min(publishedAgeMinutes, lifetimeDays * day) / day) * perDay)
}
