import { paths } from '@sild/paths'
import type { ApiMocks } from '@sild/testing/mock-api'
import { guidOf } from '@sild/testing/replies'
import { explanationReply, rankingReply } from '@sild/testing/ranking'
import { renderPage } from '@sild/testing/render-page'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const open = (path: string, api: ApiMocks = {}) =>
  renderPage(remote, path, {
    api: { getRanking: rankingReply, explainResult: () => ({ explanation: explanationReply() }), ...api },
  })
const section = (name: string) => within(screen.getByRole('heading', { name }).closest('section')!)

it('lists the parts of the order, each with its weight', async () => {
  const page = await open(paths.howRankingWorks())
  const words = section('What you search for')
  expect(words.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'How much of the name it makes up+4',
    'Your words one after the other in the name+2',
  ])
  expect(section('What a publication has').getByText('Newer comes first: 14 days of age cost a point')).toBeTruthy()
  expect(section('Ratings').getByText(/every company gets 3 reviews of 3/)).toBeTruthy()
  expect(section('Ratings').getByText(/^One review of 5 counts as 3\.5, two of 5 count as 3\.8/)).toBeTruthy()
  expect(section('Promotion').getByText(/^Up to 2 promoted publications stand/)).toBeTruthy()
  expect(page.api.callsOf('explainResult')).toEqual([])
})

it('explains the place of one result, and leads back to the results', async () => {
  const page = await open(paths.howRankingWorks({ searchType: 'services', query: 'shop kubernetes', guid: guidOf(1) }))
  expect(page.api.callsOf('explainResult').map(({ body }) => body)).toEqual([
    { searchType: 'services', query: 'shop kubernetes', guid: guidOf(1) },
  ])
  expect(screen.getByRole('link', { name: 'Web shop' }).getAttribute('href')).toBe(
    paths.publication('service', 'service-1'),
  )
  expect(section('“shop”').getByRole('listitem').textContent).toBe('In the name, the skills or the speciality+1')
  expect(section('“kubernetes”').getByText('It is not in this result')).toBeTruthy()
  const own = section('Regardless of your search')
  expect(own.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Rating of the company-0.5',
    '7 days old-0.5',
  ])
  expect(screen.getByRole('link', { name: 'Back to the results' }).getAttribute('href')).toBe(
    paths.search({ searchType: 'services', query: 'shop kubernetes' }),
  )
})

it('says that a result is deleted, and requests none for a malformed guid', async () => {
  const gone = paths.howRankingWorks({ searchType: 'companies', guid: guidOf(1) })
  await open(gone, { explainResult: () => ({ explanation: null }) })
  expect(screen.getByText('This result is not in the search any more')).toBeTruthy()
  const page = await open(`${paths.howRankingWorks()}?guid=none`)
  expect(page.api.callsOf('explainResult')).toEqual([])
})
