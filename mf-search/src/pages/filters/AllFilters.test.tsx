import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { categoriesReply, searchReply } from '@sild/testing/replies'
import { languagesReply, searchFiltersReply } from '@sild/testing/search-filters'
import { renderPage } from '@sild/testing/render-page'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { tagReply } from '@sild/testing/tags'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const counted = (total: number, own: Partial<Parameters<typeof searchFiltersReply>[0]> = {}) => {
  const reply = searchFiltersReply({ total, ...own })
  const filters = reply.filters.map((filter) =>
    filter.name === 'languages'
      ? {
          ...filter,
          values: [
            { value: '28:FLUENT', count: 2 },
            { value: '28:BASIC', count: 1 },
          ],
        }
      : filter.name === 'segments'
        ? { ...filter, values: [{ value: 'STARTUP', count: 1000 }], isExact: false }
        : filter,
  )
  return { ...reply, filters, ...own }
}
const open = (path: string, api: ApiMocks = {}) =>
  renderPage(remote, path, {
    api: {
      search: () => searchReply(),
      countSearchFilters: () => counted(3),
      listCategories: categoriesReply,
      listLanguages: languagesReply,
      searchHintTags: () => ({ tags: [] }),
      ...api,
    },
  })
const group = (name: string) => within(screen.getByRole('group', { name }))
const sent = () =>
  [...new FormData(document.querySelector<HTMLFormElement>('form[action]')!)].filter(([, value]) => value !== '')

describe('the page of all filters', () => {
  it('is a form that works without scripts, and sends what its address says', async () => {
    const address =
      '/search/filters?searchType=offers&query=web&category=2&city=Tartu&tag=C%23&duration=2&language=28%3AFLUENT&from=5&sort=date'
    await open(address)
    expect(document.querySelector<HTMLFormElement>('form[action]')!.getAttribute('action')).toBe('/search')
    expect(sent()).toEqual([
      ['searchType', 'offers'],
      ['query', 'web'],
      ['sort', 'date'],
      ['category', '2'],
      ['city', 'Tartu'],
      ['tag', 'C#'],
      ['from', '5'],
      ['duration', '2'],
      ['language', '28:FLUENT'],
      ['within', 'all'],
    ])
  })

  it('selects the successors of merged values', async () => {
    await open('/search/filters?searchType=offers&tag=ReactJS&category=9', {
      listCategories: () => ({
        list: [...categoriesReply().list, { id: 9, slug: 'old', title: 'Old', icon: '', mergedIntoId: 2 }],
      }),
      countSearchFilters: () => counted(3, { successors: { categoryIds: [2], tags: ['React'] } }),
    })
    expect(sent()).toEqual([
      ['searchType', 'offers'],
      ['category', '2'],
      ['tag', 'React'],
      ['within', 'all'],
    ])
  })

  it('shows the count beside each value, and says when there are more', async () => {
    await open('/search/filters?searchType=tasks')
    expect(group('City').getByRole('checkbox', { name: 'Tallinn 2' })).toBeTruthy()
    expect(group('For whom').getByRole('checkbox', { name: 'Startups 1,000+' })).toBeTruthy()
    expect(group('Languages').getByRole('option', { name: 'fluent or better (2)' })).toBeTruthy()
    expect(
      within(group('Languages').getByLabelText('English')).getByRole('option', { name: 'Any level (3)' }),
    ).toBeTruthy()
    expect(screen.getByRole('img', { name: /^Prices, mostly €100/ })).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'Country' })).toBeNull()
  })

  it('counts while the user chooses, and links to the results', async () => {
    const page = await open('/search/filters?searchType=tasks&query=web', {
      countSearchFilters: ({ body }) => counted(body.cities?.length ? 2 : 3),
    })
    expect(screen.getByRole('button', { name: 'Show 3 results' })).toBeTruthy()
    await page.user.click(screen.getByRole('checkbox', { name: 'Tallinn 2' }))
    await page.user.selectOptions(screen.getByLabelText('English'), '28:BASIC')
    await page.user.click(await screen.findByRole('button', { name: 'Show 2 results' }))
    await waitFor(() =>
      expect(page.address()).toBe('/search?searchType=tasks&query=web&city=Tallinn&language=28%3ABASIC'),
    )
  })

  it('adds typed values, and suggests skills from two letters', async () => {
    const page = await open('/search/filters?searchType=tasks', {
      searchHintTags: () => ({ tags: [tagReply('React Native')] }),
    })
    const skill = screen.getByLabelText<HTMLInputElement>('Another skill')
    await page.user.type(skill, 'r')
    await page.user.type(skill, 'e')
    await waitFor(() => expect([...skill.list!.options].map(({ value }) => value)).toEqual(['React Native']))
    expect(page.api.callsOf('searchHintTags').map(({ body }) => body)).toMatchObject([{ search: 're' }])
    await page.user.type(skill, 'd')
    fireEvent.keyDown(skill, { key: 'Enter', keyCode: 229 })
    expect(skill.value).toBe('red')
    await page.user.type(skill, '{Enter}')
    expect(screen.getByLabelText<HTMLInputElement>(/^red/).checked).toBe(true)
    expect(skill.value).toBe('')
    await waitFor(() => expect(page.api.callsOf('countSearchFilters').at(-1)!.body).toMatchObject({ tags: ['red'] }))
  })

  it('knows a value in any case, and adds a typed one before it is sent', async () => {
    const page = await open('/search/filters?searchType=tasks')
    const city = screen.getByLabelText('Another city')
    await page.user.type(city, 'tallinn{Enter}')
    expect(screen.getByLabelText<HTMLInputElement>(/^Tallinn/).checked).toBe(true)
    await page.user.type(city, 'Narva')
    await page.user.click(screen.getByText(/^Show/, { selector: 'button span' }))
    await waitFor(() => expect(page.address()).toBe('/search?searchType=tasks&city=Tallinn&city=Narva'))
  })

  it('leads on when counting fails', async () => {
    let calls = 0
    const page = await open('/search/filters?searchType=tasks', {
      countSearchFilters: () => (calls++ === 0 ? counted(3) : Promise.reject(refusal('unavailable', { status: 503 }))),
    })
    await page.user.click(screen.getByRole('checkbox', { name: 'Tallinn 2' }))
    await page.user.click(await screen.findByRole('button', { name: 'Show the results' }))
    await waitFor(() => expect(page.address()).toBe('/search?searchType=tasks&city=Tallinn'))
  })

  it('offers only filters of companies for companies', async () => {
    await open('/search/filters?searchType=companies&tag=React', {
      countSearchFilters: () =>
        counted(1, {
          filters: [{ name: 'companyTypes', values: [{ value: 'AGENCY', count: 1 }], isExact: true }],
          prices: null,
        }),
    })
    expect(screen.getAllByRole('group').map((one) => one.querySelector('legend')!.textContent)).toEqual([
      'Kind of company',
    ])
    expect(document.querySelector<HTMLFormElement>('form[action]')!.getAttribute('action')).toBe('/search/companies')
  })
})

describe('the sheet of all filters', () => {
  const openSheet = async (path: string, api: ApiMocks = {}) => {
    const page = await open(path, api)
    await page.user.click(screen.getByRole('link', { name: /All filters/ }))
    return { page, sheet: within(await screen.findByRole('dialog', { name: 'Filters' })) }
  }

  it('opens above the results, and links to the chosen ones', async () => {
    const { page, sheet } = await openSheet('/search?searchType=tasks&country=EE')
    expect(page.address()).toBe('/search?searchType=tasks&country=EE')
    await page.user.click(await sheet.findByRole('checkbox', { name: 'Tallinn 2' }))
    await page.user.click(await sheet.findByRole('button', { name: 'Show 3 results' }))
    await waitFor(() => expect(page.address()).toBe('/search?searchType=tasks&country=EE&city=Tallinn'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is cleared by one press, and counts again', async () => {
    const { page, sheet } = await openSheet('/search?searchType=tasks&city=Tallinn', {
      countSearchFilters: ({ body }) => counted(body.cities?.length ? 2 : 3),
    })
    expect((await sheet.findByRole<HTMLInputElement>('checkbox', { name: 'Tallinn 2' })).checked).toBe(true)
    await page.user.click(sheet.getByRole('button', { name: 'Clear all' }))
    await sheet.findByRole('button', { name: 'Show 3 results' })
    expect(sheet.getByRole<HTMLInputElement>('checkbox', { name: 'Tallinn 2' }).checked).toBe(false)
  })

  it('says that it cannot be loaded, and tries again', async () => {
    let calls = 0
    const { page, sheet } = await openSheet('/search?searchType=tasks', {
      countSearchFilters: () => (calls++ === 0 ? Promise.reject(refusal('unavailable', { status: 503 })) : counted(3)),
    })
    await page.user.click(await sheet.findByRole('button', { name: 'Try again' }))
    expect(await sheet.findByRole('checkbox', { name: 'Tallinn 2' })).toBeTruthy()
  })

  it('is a page of its own without scripts', async () => {
    await open('/search?searchType=tasks&country=EE')
    expect(screen.getByRole('link', { name: /All filters/ }).getAttribute('href')).toBe(
      '/search/filters?searchType=tasks&country=EE',
    )
  })
})
