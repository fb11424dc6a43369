import { paths } from '@sild/paths'
import { forgetUser } from '@sild/shell-api'
import { cardReply, categoriesReply, companyCardReply, guidOf, searchReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../remote.tsx'

const services = [1, 2, 3, 4, 5].map((number) => cardReply(number, { cardType: 'service', name: `Service ${number}` }))
const company = companyCardReply({ guid: guidOf(71), name: 'Kask OÜ' })
const open = () =>
  renderPage(remote, paths.search({ searchType: 'services' }), {
    api: {
      search: ({ body }) => searchReply({ cards: body.searchType === 'companies' ? [company] : services }),
      listCategories: categoriesReply,
    },
  })
const button = (name: string) => screen.getByRole('button', { name: `Compare: ${name}` })
const bar = () => screen.findByRole('region', { name: 'Chosen to compare' })
const kept = () => JSON.parse(localStorage.getItem('sild.compared') ?? '[]') as object[]

describe('choosing what to compare', () => {
  it('is toggled, counted and stored, and links to the comparison', async () => {
    const page = await open()
    await page.user.click(button('Service 1'))
    await page.user.click(button('Service 2'))
    expect(button('Service 2').getAttribute('aria-pressed')).toBe('true')
    const chosen = within(await bar())
    expect(chosen.getByText('2 of 4 chosen')).toBeTruthy()
    expect(chosen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
      paths.compare('service', [services[0]!.guid, services[1]!.guid]),
    )
    expect(kept()).toMatchObject([{ name: 'Service 1' }, { name: 'Service 2' }])
    await page.user.click(button('Service 1'))
    await waitFor(() => expect(kept()).toMatchObject([{ name: 'Service 2' }]))
  })

  it('refuses a fifth card and another kind, with the reason', async () => {
    const page = await open()
    for (const { name } of services) await page.user.click(button(name))
    expect(page.notices()).toMatchObject([{ text: 'You can compare 4 at most. Take one out first' }])
    expect([kept().length, button('Service 5').getAttribute('aria-pressed')]).toEqual([4, 'false'])
    await page.goTo(paths.search({ searchType: 'companies' }))
    await page.user.click(button('Kask OÜ'))
    expect(page.notices().at(-1)).toMatchObject({ text: 'You have chosen services. Compare or clear them first' })
    expect(kept()).toHaveLength(4)
  })

  it('outlives the page, follows other tabs, and is cleared with the user', async () => {
    localStorage.setItem(
      'sild.compared',
      JSON.stringify([{ guid: services[2]!.guid, cardType: 'service', name: 'Service 3' }, { guid: 7 }, 'old', null]),
    )
    await open()
    expect(await screen.findByText('1 of 4 chosen')).toBeTruthy()
    act(() => {
      localStorage.removeItem('sild.compared')
      dispatchEvent(new StorageEvent('storage', { key: 'sild.compared' }))
    })
    expect(screen.queryByText('1 of 4 chosen')).toBeNull()
    await act(async () => button('Service 3').click())
    act(() => forgetUser())
    expect([kept(), button('Service 3').getAttribute('aria-pressed')]).toEqual([[], 'false'])
  })

  it('is not offered for projects', async () => {
    await renderPage(remote, paths.search(), {
      api: { search: () => searchReply({ cards: [cardReply(1)] }), listCategories: categoriesReply },
    })
    expect(screen.queryByRole('button', { name: /^Compare/ })).toBeNull()
  })
})
