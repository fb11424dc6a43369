import { describe, expect, it } from 'vitest'
import { market } from './market.ts'
import { locales, type Locale, type Localised } from './types.ts'

const demo = market()

const publicationTexts = demo.publications.flatMap((publication) =>
  locales.flatMap((locale) => {
    const text = publication.texts[locale]
    return text
      ? [{ where: `${publication.kind} ${publication.slug} (${locale})`, kind: publication.kind, locale, ...text }]
      : []
  }),
)
const companyTexts = demo.companies.flatMap((company) =>
  locales.flatMap((locale) => {
    const text = company.descriptions[locale]
    return text ? [{ where: `company ${company.slug} (${locale})`, description: text }] : []
  }),
)

const isBetween = (value: number, low: number, high: number) => value >= low && value <= high

describe('the limits of the specification', () => {
  it('hold for names and descriptions', () => {
    const wrong = publicationTexts.filter(
      ({ name, description }) => !isBetween(name.length, 3, 50) || !isBetween(description.length, 1, 5000),
    )
    expect(wrong.map(({ where }) => where)).toEqual([])
  })

  it('hold for the tags of publications', () => {
    const wrong = demo.publications.filter(
      ({ tagGuids }) => !isBetween(tagGuids.length, 1, 10) || new Set(tagGuids).size !== tagGuids.length,
    )
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })

  it('hold for prices', () => {
    const wrong = demo.publications.filter(({ budgetFromCents, budgetToCents, budgetPerHourCents }) => {
      const prices = [budgetFromCents, budgetToCents, budgetPerHourCents].filter((cents) => cents !== null)
      return prices.some((cents) => !isBetween(cents, 1, 999_999_999)) || (budgetFromCents ?? 0) > (budgetToCents ?? 0)
    })
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })

  it('hold for tags', () => {
    const wrong = demo.tags.filter(({ label }) => !isBetween(label.length, 2, 30) || label.split(' ').length > 3)
    expect(wrong.map(({ label }) => label)).toEqual([])
  })

  it('hold for companies, cases and galleries', () => {
    const wrong = demo.companies.filter(
      ({ name, email, cases, gallery }) =>
        !isBetween(name.length, 3, 80) ||
        email.length > 84 ||
        cases.length > 10 ||
        gallery.length > 5 ||
        cases.some((one) => !isBetween(one.name.length, 3, 140)),
    )
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })

  it('keep what is paid for from free companies', () => {
    const free = demo.companies.filter(({ plan }) => plan === 'free')
    expect(
      free.filter(({ cover, cases, gallery, links }) => cover || cases.length || gallery.length || links.linkedin),
    ).toEqual([])
  })

  it('hold for messages, passwords and ratings', () => {
    const messages = demo.chats.flatMap((chat) => chat.messages)
    expect(messages.filter(({ text }) => (text?.length ?? 0) > 1000)).toEqual([])
    expect(
      demo.users.filter(
        ({ password, staffRole }) => !isBetween(password.length, staffRole ? 15 : 6, staffRole ? 128 : 34),
      ),
    ).toEqual([])
    const ratings = demo.reviews.flatMap((one) => [
      one.ratingQuality,
      one.ratingScheduling,
      one.ratingCost,
      one.ratingNps,
    ])
    expect(ratings.filter((rating) => ![1, 2, 3, 4, 5].includes(rating))).toEqual([])
  })

  it('hold for the levels of languages', () => {
    const levels = demo.publications.flatMap(({ languages }) => languages.map(({ level }) => level))
    expect(levels.filter((level) => !['ANY', 'BASIC', 'CONVERSATION', 'FLUENT', 'NATIVE'].includes(level))).toEqual([])
  })
})

describe('languages', () => {
  it('are complete in every list', () => {
    const localised: Localised[] = [
      ...[...demo.categories, ...demo.pageCategories].flatMap(({ names, descriptions }) => [names, descriptions]),
      ...[...demo.countries, ...demo.cities, ...demo.languages, ...demo.industries, ...demo.qualifications].map(
        ({ names }) => names,
      ),
      ...[...demo.faq, ...demo.webinar.faq].flatMap(({ questions, answers }) => [questions, answers]),
      ...demo.homeReviews.flatMap(({ texts, positions }) => [texts, positions]),
      ...demo.webinar.speakers.flatMap(({ positions, biographies }) => [positions, biographies]),
      ...demo.webinar.agenda.flatMap(({ titles, descriptions }) => [titles, descriptions]),
    ]
    expect(localised.filter((texts) => locales.some((locale) => !texts[locale]))).toEqual([])
  })

  it('are complete on every page, at full length', () => {
    const least = { blog: 350, help: 90, news: 100, about: 150, policy: 180 }
    const thin = demo.pages.flatMap(({ kind, slug, texts }) =>
      locales
        .filter((locale) => texts[locale].body.split(/\s+/).length < least[kind])
        .map((locale) => `${kind}/${slug}.${locale}`),
    )
    expect(thin).toEqual([])
  })

  it('of a publication begin with its own, and at least a third have a translation', () => {
    expect(demo.publications.filter(({ texts, sourceLocale }) => !texts[sourceLocale])).toEqual([])
    const translated = demo.publications.filter(({ texts }) => Object.keys(texts).length > 1)
    expect(translated.length).toBeGreaterThanOrEqual(demo.publications.length / 3)
  })

  it.each([
    ['et', /[õäöü]/g, 40],
    ['fr', /[éèêàç]/g, 60],
  ] as [Locale, RegExp, number][])('use the letters of %s', (language, letters, oneIn) => {
    const text = publicationTexts
      .filter(({ locale }) => locale === language)
      .map(({ description }) => description)
      .join(' ')
    expect(text.match(letters)?.length).toBeGreaterThan(text.length / oneIn)
  })
})

describe('originality', () => {
  it('gives no name twice', () => {
    const names = publicationTexts.map(({ kind, locale, name }) => `${kind} ${locale} ${name}`)
    const slugs = demo.publications.map(({ kind, slug }) => `${kind} ${slug}`)
    const companies = demo.companies.map(({ name }) => name)
    for (const list of [names, slugs, companies])
      expect(list.filter((one, index) => list.indexOf(one) !== index)).toEqual([])
  })

  it('lets no two descriptions share more than three sentences', () => {
    const placesBySentence = new Map<string, string[]>()
    for (const { where, description } of [...publicationTexts, ...companyTexts]) {
      for (const sentence of new Set(description.split(/(?<=[.!?])\s+|\n+/).filter((part) => part.length > 25))) {
        placesBySentence.set(sentence, [...(placesBySentence.get(sentence) ?? []), where])
      }
    }
    const shared = new Map<string, number>()
    for (const places of placesBySentence.values()) {
      for (const pair of pairs(places)) shared.set(pair, (shared.get(pair) ?? 0) + 1)
    }
    expect([...shared].filter(([, count]) => count > 3)).toEqual([])
  })

  it('holds no filler and no placeholder', () => {
    const everything = JSON.stringify(demo)
    const marks = [
      /lorem/i,
      /ipsum/i,
      /\bTODO\b/,
      /\bTBD\b/,
      /\bFIXME\b/,
      /\bxxx\b/i,
      /\{\{/,
      /\$\{/,
      /undefined/,
      /\[object/,
    ]
    expect(marks.filter((mark) => mark.test(everything))).toEqual([])
  })

  it('never leads to an address outside the demo', () => {
    const addresses = JSON.stringify(demo).match(/https?:\/\/[^\s"\\)]+/g) ?? []
    expect(addresses.filter((address) => !/^https:\/\/[a-z0-9.-]+\.sild\.test\b/.test(address))).toEqual([])
  })
})

function pairs(places: string[]): string[] {
  return places.flatMap((one, index) => places.slice(index + 1).map((other) => `${one} | ${other}`))
}
