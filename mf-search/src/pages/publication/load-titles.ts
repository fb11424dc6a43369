import { listCities, listLanguages } from '@sild/contract/content/operations'
import type { Publication } from '@sild/contract/publications/schemas'
import { isApiError, type useApi } from '@sild/shell-api'

interface Titled {
  id: number
  title: string
}
/** Titles for the ids of a publication, and nothing else: all data of a loader is sent with the document. */
export interface Titles {
  cities: Titled[]
  languages: Titled[]
}

/** Titles are optional: if the call fails, the page renders without them. */
export async function loadTitles(
  api: ReturnType<typeof useApi>,
  { languages, locations }: Publication,
  signal: AbortSignal,
): Promise<Titles> {
  const inCities = locations.filter(({ cityId }) => cityId !== null)
  const countryCodes = [...new Set(inCities.map(({ countryCode }) => countryCode))]
  const [spoken, ...cities] = await Promise.all([
    languages.length > 0 ? api.call(listLanguages, { signal }).catch(none) : { list: [] },
    ...countryCodes.map((countryCode) =>
      api.call(listCities, { body: { countryCode, limit: 200 }, signal }).catch(none),
    ),
  ])
  return {
    cities: titlesOf(
      cities.flatMap(({ list }) => list),
      inCities.map(({ cityId }) => cityId),
    ),
    languages: titlesOf(
      spoken.list,
      languages.map(({ languageId }) => languageId),
    ),
  }
}

function none(error: unknown): { list: [] } {
  if (isApiError(error)) return { list: [] }
  throw error
}

const titlesOf = (list: readonly Titled[], ids: readonly (number | null)[]): Titled[] =>
  list.filter(({ id }) => ids.includes(id)).map(({ id, title }) => ({ id, title }))
