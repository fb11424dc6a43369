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
import { buildShowcase } from './showcase.ts'

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

export function buildCompany(draft: CompanyDraft): Company {
  const number = registrationNumber(draft.country, draft.number)
  const showcase = draft.showcase && buildShowcase(draft.key, draft.showcase)
  const domain = `${draft.key}.sild.test`
  return {
    companyGuid: companyGuid(draft.key),
    slug: draft.key,
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
    lastActiveAgeMinutes: lastActiveAge(draft.key),
    contactPersonName: `${draft.person.firstName} ${draft.person.surname}`,
    email: `${slugOf(draft.person.firstName)}@${domain}`,
    phone: phone(draft.country, draft.number),
    address: draft.street,
    postalCode: draft.postalCode,
    mainUserGuid: mainUserGuid(draft.key),
    verification: verification(draft),
    plan: showcase ? 'startup' : 'free',
    qualificationGuids: draft.qualifications.map(qualificationGuid),
    logo: { kind: 'logo', key: draft.key, label: initialsOf(draft.name) },
    cover: showcase?.hasCover ? { kind: 'company-cover', key: draft.key, label: draft.name } : null,
    palette: showcase?.palette ?? defaultPalette,
    links: {
      website: `https://www.${domain}`,
      instagram: showcase ? `https://instagram.sild.test/${draft.key}` : null,
      facebook: showcase ? `https://facebook.sild.test/${draft.key}` : null,
      linkedin: showcase ? `https://linkedin.sild.test/company/${draft.key}` : null,
    },
    cases: showcase?.cases ?? [],
    gallery: showcase?.gallery ?? [],
    requisites: showcase
      ? {
          organisation: draft.name,
          firstName: draft.person.firstName,
          surname: draft.person.surname,
          vatId: vatNumber(draft.country, number),
          registrationNumber: number,
          address: `${draft.street}, ${draft.city}`,
          additionalAddress: null,
          postalCode: draft.postalCode,
          mobilePhone: phone(draft.country, draft.number),
        }
      : null,
  }
}

export function buildMainUser(draft: CompanyDraft): User {
  return {
    userGuid: mainUserGuid(draft.key),
    email: `${slugOf(draft.person.firstName)}@${draft.key}.sild.test`,
    password: memberPassword,
    userType: draft.userType,
    staffRole: null,
    isVerified: true,
    locale: draft.userLocale ?? companyLocale(draft),
    companyGuid: companyGuid(draft.key),
    createdAgeMinutes: draft.joinedDays * day + dice(`joined:${draft.key}`).between(20, 300),
    lastSeenAgeMinutes: lastActiveAge(draft.key),
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
