import { paths } from '@sild/paths'
import { categoriesReply, guidOf, ownPublicationReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { statisticsReply } from '@sild/testing/statistics'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../remote.tsx'

it('the page of a publication with a waiting change says that it is active, and links to it', async () => {
  const own = ownPublicationReply({ publicationStatus: 'MODERATION', isChangeWaiting: true })
  await renderPage(remote, paths.myPublicationsOf('project', guidOf(1)), {
    session: memberSession(),
    api: {
      getMyPublication: () => own,
      getPublicationStatistics: () => statisticsReply(),
      listPublicationResponses: () => ({ list: [], total: 0 }),
      listCategories: categoriesReply,
      listLanguages: () => ({ list: [] }),
      getModerationWait: () => ({ place: null, isLookedAt: false, medianMinutes: null }),
    },
  })
  expect(screen.getByText('Active')).toBeTruthy()
  expect(screen.getByText('Change in moderation')).toBeTruthy()
  expect(screen.queryByText('In moderation')).toBeNull()
  expect(screen.getByRole('link', { name: 'Public page' }).getAttribute('href')).toBe(
    paths.publication('project', own.slug),
  )
})
