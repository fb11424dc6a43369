import { categories } from '@sild/demo/reference/categories'
import { cities } from '@sild/demo/reference/cities'
import { countries } from '@sild/demo/reference/countries'
import { faq } from '@sild/demo/pages/faq'
import { languages } from '@sild/demo/reference/languages'
import type { Transaction } from '@sild/service-kit'
import { type SeededPage, seedPage } from '../src/actions/seed-page.ts'
import type { ContentDeps } from '../src/deps.ts'
import { byLocale } from '../src/rules/stored-content.ts'
import { sections } from './page-categories.ts'

/** Required lists, such as categories. They are written at every start, so a new release updates them. */
export async function seedReference({ clock, database }: ContentDeps): Promise<void> {
  const json = JSON.stringify
  await database.transaction(async (trx) => {
    await write(
      trx,
      'categories',
      'categoryId',
      categories.map(({ categoryId, slug, icon, names }, position) => ({
        categoryId,
        slug,
        icon,
        titles: json(names),
        position,
      })),
    )
    await write(
      trx,
      'countries',
      'countryCode',
      countries.map(({ code, names }, position) => ({ countryCode: code, titles: json(names), position })),
    )
    await write(
      trx,
      'languages',
      'languageId',
      languages.map(({ languageId, code, names }, position) => ({ languageId, code, titles: json(names), position })),
    )
    await write(
      trx,
      'cities',
      'cityId',
      cities.map(({ cityId, countryCode, names }, position) => ({
        cityId,
        countryCode,
        titles: json(names),
        position,
      })),
    )
    await write(
      trx,
      'pageCategories',
      'slug',
      sections.map(({ slug, titles }, position) => ({ slug, titles: json(titles), position })),
    )
    for (const question of questions(clock.now())) await seedPage(trx, question)
  })
}

/** Common questions for the home page, seeded once. Editors can change them. */
const questions = (publishedAt: Date): SeededPage[] =>
  faq.map(({ answers, key, questions: questionTexts }, position) => ({
    slug: `faq-${key}`,
    categorySlug: 'faq',
    showOnMain: true,
    position,
    coverKey: null,
    publishedAt,
    texts: byLocale((locale) => ({ title: questionTexts[locale], summary: answers[locale], markdown: '' })),
  }))

async function write(trx: Transaction, table: string, key: string, rows: readonly object[]): Promise<void> {
  await trx(table).insert(rows).onConflict(key).merge()
}
