import { defaultPalette } from '@sild/contract/enums'
import { cityId } from '../reference/cities.ts'
import { industryId } from '../reference/industries.ts'
import { qualificationGuid } from '../reference/qualifications.ts'
import { dice, guid } from '../seeded.ts'
import { day } from '../time.ts'
import { initialsOf, prose, slugOf } from '../typography.ts'
import { locales, type Company, type CompanyVerification, type Locale, type User } from '../types.ts'
import type { CompanyDraft } from './draft.ts'
import { registrationNumber, vatNumber } from './registration-number.ts'
import { showcases } from './showcases.ts'

export const memberPassword = 'sild-demo-2026'

export function companyGuid(slug: string): string {
  return guid(`company:${slug}`)
}

export function mainUserGuid(slug: string): string {
  return guid(`user:${slug}`)
}

export function companyLocale(draft: CompanyDraft): Locale {
  return draft.country === 'EE' ? 'et' : 'fr'
}

export function buildCompany(draft: CompanyDraft, position: number): Company {
  const number = registrationNumber(draft.country, position)
  const showcase = showcases[draft.slug]
  const domain = `${draft.slug}.sild.test`
  return {
    companyGuid: companyGuid(draft.slug),
    slug: draft.slug,
    name: draft.name,
    sourceLocale: companyLocale(draft),
    descriptions: setInEveryLanguage(draft.descriptions),
    registrationNumber: number,
    countryCode: draft.country,
    cityId: cityId(draft.country, draft.city),
    industryId: industryId(draft.industry),
    size: draft.size,
    type: draft.type,
    userType: draft.userType,
    foundedYear: draft.founded,
    joinedAgeMinutes: draft.joinedDays * day,
    lastActiveAgeMinutes: lastActiveAge(draft.slug),
    contactPersonName: draft.person.join(' '),
    email: `${slugOf(draft.person[0])}@${domain}`,
    phone: phone(draft.country, position),
    address: draft.street,
    postalCode: draft.postalCode,
    mainUserGuid: mainUserGuid(draft.slug),
    verification: verification(draft),
    plan: showcase ? 'startup' : 'free',
    qualificationGuids: draft.qualifications.map(qualificationGuid),
    logo: { kind: 'logo', key: draft.slug, label: initialsOf(draft.name) },
    cover: showcase?.hasCover ? { kind: 'company-cover', key: draft.slug, label: draft.name } : null,
    palette: showcase?.palette ?? defaultPalette,
    links: {
      website: `https://www.${domain}`,
      instagram: showcase ? `https://instagram.sild.test/${draft.slug}` : null,
      facebook: showcase ? `https://facebook.sild.test/${draft.slug}` : null,
      linkedin: showcase ? `https://linkedin.sild.test/company/${draft.slug}` : null,
    },
    cases: showcase?.cases ?? [],
    gallery: showcase?.gallery ?? [],
    requisites: showcase
      ? {
          organisation: draft.name,
          firstName: draft.person[0],
          surname: draft.person[1],
          vatId: vatNumber(draft.country, number),
          registrationNumber: number,
          address: `${draft.street}, ${draft.city}`,
          additionalAddress: null,
          postalCode: draft.postalCode,
          mobilePhone: phone(draft.country, position),
        }
      : null,
  }
}

export function buildMainUser(draft: CompanyDraft): User {
  return {
    userGuid: mainUserGuid(draft.slug),
    email: `${slugOf(draft.person[0])}@${draft.slug}.sild.test`,
    password: memberPassword,
    userType: draft.userType,
    staffRole: null,
    isVerified: true,
    locale: draft.userLocale ?? companyLocale(draft),
    companyGuid: companyGuid(draft.slug),
    createdAgeMinutes: draft.joinedDays * day + dice(`joined:${draft.slug}`).between(20, 300),
    lastSeenAgeMinutes: lastActiveAge(draft.slug),
  }
}

function lastActiveAge(slug: string): number {
  return dice(`active:${slug}`).between(2, 90)
}

function setInEveryLanguage(descriptions: CompanyDraft['descriptions']): Company['descriptions'] {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const text = descriptions[locale]
      return text ? [[locale, prose(locale, text)]] : []
    }),
  )
}

function verification(draft: CompanyDraft): CompanyVerification {
  const state = draft.verification ?? 'verified'
  if (state === 'not-checked') return { state, source: null, queriedAgeMinutes: null, nameMatches: null }
  return {
    state,
    source: draft.country === 'EE' ? 'ariregister' : 'sirene',
    queriedAgeMinutes: draft.joinedDays * day - 2,
    nameMatches: state === 'verified',
  }
}

/** France keeps numbers for fiction (06 39 98 …); Estonia gives out none that begin with 2. */
function phone(country: 'EE' | 'FR', position: number): string {
  const dial = dice(`phone:${country}:${position}`)
  if (country === 'EE') return `+372 2900 ${String(100 + position * 7)}`
  return `+33 6 39 98 ${String(dial.between(10, 99))} ${String(10 + position).padStart(2, '0')}`
}
