import { readFileSync } from 'node:fs'
import { type Locale, searchTypeOfCard } from '@sild/contract/enums'
import { companyGuid } from '@sild/demo/companies/build'
import { publicationGuid } from '@sild/demo/publications/build'
import { parse } from 'yaml'

interface Need {
  kind: 'project' | 'service' | 'expert' | 'company'
  asked: Partial<Record<Locale, string[]>>
  fits: Record<string, number>
}

/** A query with the cards that fit it, by their guids. */
export interface JudgedQuery {
  query: string
  locale: Locale
  searchType: 'tasks' | 'services' | 'experts' | 'companies'
  fits: Record<string, number>
}

const needs = parse(readFileSync(new URL('needs.yaml', import.meta.url), 'utf8')) as Need[] // Ours, and held by its test.

export const judgedQueries: JudgedQuery[] = needs.flatMap(({ asked, fits, kind }) => {
  const searchType = kind === 'company' ? 'companies' : searchTypeOfCard[kind]
  const guidOf = (name: string): string => (kind === 'company' ? companyGuid(name) : publicationGuid(kind, name))
  const byGuid = Object.fromEntries(Object.entries(fits).map(([name, grade]) => [guidOf(name), grade]))
  return Object.entries(asked).flatMap(([locale, queries]) =>
    queries.map((query) => ({ query, locale: locale as Locale, searchType, fits: byGuid })),
  )
})
