import { paths } from '@sild/paths'
import type { PageAccess } from '@sild/shell-api'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

it('says who is signed in', async () => {
  await renderPage(remote, paths.account(), { session: memberSession() })
  expect(screen.getByText('Kask ja Pojad OÜ')).toBeTruthy()
  expect(screen.getByText('mari@sild.test')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Add your company' })).toBeNull()
})

it('leads a member without a company to the page that creates one', async () => {
  await renderPage(remote, paths.account(), { session: memberSession({ company: null }) })
  expect(screen.getByRole('link', { name: 'Add your company' }).getAttribute('href')).toBe(paths.createCompany())
})

it('leads only to pages that a signed-in user may open', async () => {
  const item = (label: string, access: PageAccess) =>
    ({
      slot: 'account-menu',
      path: `/${access}`,
      label,
      order: 1,
      access,
    }) as const
  const navigation = [item('Account settings', 'member'), item('Back office', 'staff')]
  await renderPage(remote, paths.account(), { session: memberSession(), navigation })
  expect(screen.getByRole('link', { name: 'Account settings' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Back office' })).toBeNull()
})

it('gives members their links in the menu and in the bar', () => {
  const links = remote.navigation.map(({ slot, path, access }) => [slot, path, access])
  expect(links).toContainEqual(['account-menu', paths.myCompany(), 'company'])
  expect(links).toContainEqual(['account-menu', paths.settings(), 'member'])
  expect(links).toContainEqual(['bottom', paths.account(), 'member'])
})
