import { paths } from '@sild/paths'
import { categoriesReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mocks } from '../../mocks.ts'
import { remote } from '../../remote.tsx'

const linksOf = (title: string): (string | null)[] => {
  const section = screen.getByRole('heading', { name: title }).closest('section')!
  return within(section)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
}

it('leads to every search, every category of each and the help', async () => {
  await renderPage(remote, paths.sitemap(), { api: mocks.api })
  const categories = categoriesReply().list
  expect(linksOf('Search')).toEqual([
    paths.search({ searchType: 'tasks' }),
    paths.search({ searchType: 'services' }),
    paths.search({ searchType: 'experts' }),
    paths.search({ searchType: 'companies' }),
  ])
  for (const [title, searchType] of [
    ['Projects by category', 'tasks'],
    ['Services by category', 'services'],
    ['Experts by category', 'experts'],
  ] as const)
    expect(linksOf(title)).toEqual(categories.map(({ id }) => paths.search({ searchType, category: [id] })))
  expect(linksOf('Help')).toEqual([paths.helpCategory('plans')])
})
