import { createMockApi } from '@sild/testing/mock-api'
import { publicationReply } from '@sild/testing/replies'
import { languagesReply } from '@sild/testing/search-filters'
import { expect, it } from 'vitest'
import { loadTitles } from './load-titles.ts'

it('keeps only titles of cities and languages that the publication names', async () => {
  const api = createMockApi({
    listCities: ({ body: { countryCode } }) => ({
      list: [1, 2].map((id) => ({ id, countryCode: countryCode!, title: `City ${id}` })),
    }),
    listLanguages: languagesReply,
  })
  const publication = publicationReply({
    locations: [{ countryCode: 'EE', cityId: 2 }],
    languages: [{ languageId: 28, level: 'BASIC' }],
  })
  expect(await loadTitles(api, publication, new AbortController().signal)).toEqual({
    cities: [{ id: 2, title: 'City 2' }],
    languages: [{ id: 28, title: 'English' }],
  })
})
