import { paths } from '@sild/paths'
import type { Session } from '@sild/shell-api'
import { renderPage } from '@sild/testing/render-page'
import { guest, memberSession } from '@sild/testing/sessions'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const waysOf = async (session: Session) => {
  await renderPage(remote, paths.getStarted(), { session })
  return ['I am looking for a partner', 'I offer services'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
}

it.each([
  ['a guest to sign up', guest, ['/get-started/sign-up?userType=customer', '/get-started/sign-up?userType=provider']],
  [
    'who has no company to make one',
    memberSession({ company: null }),
    ['/get-started/create-company?userType=customer', '/get-started/create-company?userType=provider'],
  ],
  ['a company to publish', memberSession(), ['/get-started/create-project', '/get-started/create-service']],
])('the start as customer or provider leads %s', async (_who, session, ways) => {
  expect(await waysOf(session)).toEqual(ways)
})
