import { paths } from '@sild/paths'
import { categoriesReply, guidOf, ownPublicationReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { statisticsReply } from '@sild/testing/statistics'
import type { Statistics } from '@sild/contract/publications/statistics-schemas'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

async function numbers(own: Partial<Statistics>) {
  await renderPage(remote, paths.myPublicationsOf('project', guidOf(1)), {
    session: memberSession(),
    api: {
      getMyPublication: () => ownPublicationReply(),
      getPublicationStatistics: () => statisticsReply(own),
      listPublicationResponses: () => ({ list: [], total: 0 }),
      listCategories: categoriesReply,
      listLanguages: () => ({ list: [] }),
    },
  })
  return within(await screen.findByRole('region', { name: 'How it is doing' }))
}
const zeros = { viewsCount: 0, responsesCount: 0, favoritesCount: 0 }

it('says in text that there are no figures, without a chart or a table', async () => {
  const region = await numbers({ total: zeros, before: zeros })
  expect(region.getByText(/^No figures yet/)).toBeTruthy()
  expect(region.queryByRole('img')).toBeNull()
  expect(region.queryByText('Day by day as a table')).toBeNull()
})

it('says in text which figures are missing', async () => {
  const region = await numbers({ total: { ...zeros, viewsCount: 9 }, before: { ...zeros, responsesCount: 2 } })
  expect(region.getAllByText('None yet')).toHaveLength(1)
  expect(region.getByText('2 in the 30 days before')).toBeTruthy()
  expect(region.getAllByRole('img')).toHaveLength(1)
})
