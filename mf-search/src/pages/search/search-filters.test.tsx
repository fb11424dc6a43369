import { type ApiMocks } from '@sild/testing/mock-api'
import { categoriesReply, searchReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { languagesReply } from '@sild/testing/search-filters'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const open = (path: string, api: ApiMocks = {}) =>
  renderPage(remote, path, { api: { search: () => searchReply(), listCategories: categoriesReply, ...api } })

describe('a search with filters', () => {
  it('shows the number of results without one of the filters, when there are none', async () => {
    await open('/search?searchType=offers&city=Tallinn&city=Tartu&tag=React&from=5&to=10', {
      search: () =>
        searchReply({
          cards: [],
          total: 0,
          without: [
            { filter: 'cities', count: 1200 },
            { filter: 'budget', count: 1 },
          ],
        }),
    })
    const ways = screen.getAllByRole('link', { name: /^[\d,]+ without/ })
    expect(ways.map((way) => [way.textContent.replaceAll(/\s/gu, ' '), way.getAttribute('href')])).toEqual([
      ['1,200 without “Tallinn, Tartu”', '/search?searchType=offers&tag=React&from=5&to=10'],
      ['1 without “€5 – €10”', '/search?searchType=offers&city=Tallinn&city=Tartu&tag=React'],
    ])
  })

  it('names every applied filter, each with a link that removes it', async () => {
    await open(
      `/search?searchType=experts&country=EE&city=Tartu&speciality=Data+engineer&tag=C%23&workType=OUTSTAFF&payment=FIXED&experience=m
&duration=2&hours=s&language=28:FLUENT&segment=STARTUP&size=21-50&companyType=AGENCY&rating=4.5&from=50&within=week`.replace(
        '\n',
        '',
      ),
      { listLanguages: languagesReply },
    )
    const chips = screen
      .getAllByRole('link', { name: /^Remove the filter/ })
      .map((chip) => chip.getAttribute('aria-label'))
    expect(
      chips.map((chip) =>
        chip!
          .replace('Remove the filter ', '')
          .replaceAll(/[\u2060]/g, '')
          .replaceAll('\u00A0', ' '),
      ),
    ).toEqual([
      'Estonia',
      'Tartu',
      'Data engineer',
      'C#',
      'Outstaffing',
      'Fixed price',
      'Experience: 4–6 years',
      'Duration: 1–3 months',
      'Hours a week: Up to 30',
      'English: fluent or better',
      'For whom: Startups',
      '21–50 people',
      'Agency',
      '4.5 or better',
      'From €50',
      'Past week',
    ])
  })

  it('names unknown values of its address, and searches for the rest', async () => {
    const page = await open(
      `/search?searchType=offers&category=99&category=2&language=77:FLUENT&duration=9&sort=cheap&tag=React&size=${'x'.repeat(300)}`,
      { listLanguages: languagesReply },
    )
    expect(screen.getByText(`We left out what we do not know: 9, ${'x'.repeat(40)}…, cheap, …`)).toBeTruthy()
    expect(page.api.callsOf('search').at(-1)!.body).toMatchObject({ categoryIds: [2], languages: [], tags: ['React'] })
  })

  it('links back from a page beyond the end', async () => {
    await open('/search?searchType=tasks&page=9', {
      search: () => searchReply({ cards: [], total: 30, page: 9, pagesCount: 2 }),
    })
    expect(screen.getByRole('heading', { name: 'There is no page 9' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the last page' }).getAttribute('href')).toBe(
      '/search?searchType=tasks&page=2',
    )
  })

  it('has the other orders behind a press, and visible while one of them is chosen', async () => {
    const page = await open('/search?searchType=tasks')
    const others = () => screen.getByText('Others').closest('details')!
    expect(others().open).toBe(false)
    expect([...others().querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/search?searchType=tasks&sort=rating',
      '/search?searchType=tasks&sort=closing',
      '/search?searchType=tasks&sort=price',
    ])
    await page.goTo('/search?searchType=tasks&sort=price')
    expect(others().open).toBe(true)
    expect(page.api.callsOf('search').at(-1)!.body).toMatchObject({ sort: 'price' })
  })

  it('shows the number of responses for projects alone', async () => {
    const page = await open('/search?searchType=tasks&responses=0-9&responses=31%2B')
    expect(
      screen
        .getAllByRole('link', { name: /Responses so far/ })
        .map((chip) => chip.getAttribute('aria-label')!.replaceAll('\u2060', '')),
    ).toEqual(['Remove the filter Responses so far: 0–9', 'Remove the filter Responses so far: 31+'])
    await page.goTo('/search?searchType=offers&responses=0-9')
    expect(screen.queryByRole('link', { name: /Responses so far/ })).toBeNull()
  })
})
