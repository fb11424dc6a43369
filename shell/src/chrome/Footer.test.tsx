import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderChrome } from '../../test/render-chrome.tsx'
import { Footer } from './Footer.tsx'
import { noContacts, SiteContactsContext } from './site-contacts.ts'
import { SiteVersionContext } from './site-version.ts'

it('links only pages that exist, the mailbox and the languages, and shows the version', () => {
  renderChrome(
    <SiteVersionContext value="1.4.0 / 9f3c">
      <Footer />
    </SiteVersionContext>,
    { region: 'FR' },
  )
  const pages = screen.getByRole('navigation', { name: 'About Sild' })
  expect([...pages.querySelectorAll('a')].map((link) => link.pathname)).toEqual(['/about-us', '/cookie-policy'])
  expect(screen.getByRole('link', { name: noContacts.email }).getAttribute('href')).toBe(`mailto:${noContacts.email}`)
  expect(screen.getByText('Version 1.4.0 / 9f3c')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Français beta' }).getAttribute('href')).toBe('/fr/help-center')
})

it('links the mailbox and the profiles that the admins have set', () => {
  const socialLinks = [{ name: 'Mastodon', url: 'https://mastodon.social/@sild' }]
  renderChrome(
    <SiteContactsContext value={{ email: 'write@sild.test', socialLinks }}>
      <Footer />
    </SiteContactsContext>,
  )
  expect(screen.getByRole('link', { name: 'write@sild.test' }).getAttribute('href')).toBe('mailto:write@sild.test')
  expect(screen.getByRole('link', { name: 'Mastodon' }).getAttribute('href')).toBe('https://mastodon.social/@sild')
})
