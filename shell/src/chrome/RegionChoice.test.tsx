import type { Locale, Region } from '@sild/contract/enums'
import { localesByRegion } from '@sild/contract/enums'
import { forgetUser } from '@sild/shell-api'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderChrome } from '../../test/render-chrome.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { RegionChoice } from './RegionChoice.tsx'
import { storedRegion } from './region-storage.ts'

const open = (region: Region | null, locale: Locale = 'en') =>
  renderChrome(
    <>
      <RegionChoice />
      <nav aria-label="Language">
        <LanguageLinks />
      </nav>
    </>,
    { region, locale, path: '/help-center?topic=chat' },
  )
const languages = () =>
  within(screen.getByRole('navigation', { name: 'Language' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('hreflang'))
const choice = (name: string) => within(screen.getByRole('group', { name: 'Region' })).getByText(name)
const chosen = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent)
// jsdom follows no links.
const stay = (event: Event) => event.preventDefault()

describe('the languages', () => {
  it.each([
    ['EE', ['en', 'et']],
    ['FR', ['en', 'fr']],
    ['other', ['en']],
    // As the server renders them, and as they stay without scripts.
    [null, ['en', 'et', 'fr']],
  ] as const)('of the region %s are offered', (region, offered) => {
    open(region)
    expect(languages()).toEqual(offered)
  })

  it('are first that of the country and then English', () => {
    expect(localesByRegion).toEqual({ EE: ['et', 'en'], FR: ['fr', 'en'], other: ['en'] })
  })

  it('include the current one in every region', () => {
    open('EE', 'fr')
    expect(languages()).toEqual(['en', 'et', 'fr'])
    expect(screen.getByRole('link', { current: true }).getAttribute('hreflang')).toBe('fr')
  })

  it('keep the region when one of them is chosen', async () => {
    open('FR', 'fr')
    addEventListener('click', stay, { once: true })
    await userEvent.click(screen.getByRole('link', { name: 'English' }))
    expect(storedRegion()).toBe('FR')
  })
})

describe('choosing a region', () => {
  it('offers its languages at once, and is kept after signing out', async () => {
    open('EE')
    expect(chosen()).toEqual(['Estonia'])
    await userEvent.click(choice('France'))
    expect(chosen()).toEqual(['France'])
    expect(languages()).toEqual(['en', 'fr'])
    forgetUser()
    expect(storedRegion()).toBe('FR')
  })

  it('without the language of the page redirects to the page in English', async () => {
    open('EE', 'et')
    expect(choice('France').getAttribute('href')).toBe('/help-center?topic=chat')
    expect(choice('Other countries').getAttribute('href')).toBe('/help-center?topic=chat')
    addEventListener('click', stay, { once: true })
    await userEvent.click(choice('Other countries'))
    expect(storedRegion()).toBe('other')
  })

  it('is possible with the keyboard alone', async () => {
    open('EE')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(chosen()).toEqual(['Other countries'])
    expect(document.activeElement?.textContent).toBe('Other countries')
  })
})

it('ignores an invalid stored region', () => {
  expect(storedRegion()).toBeNull()
  localStorage.setItem('sild.region', 'US')
  expect(storedRegion()).toBeNull()
})
