import { paths } from '@sild/paths'
import { renderPage } from '@sild/testing/render-page'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

it('changes nothing by itself, and links to the page that unsubscribes', async () => {
  const page = await renderPage(remote, paths.confirmUnsubscribe('mari@sild.test', 'a.b'), { locale: 'fr' })
  expect(page.api.callsOf('unsubscribe')).toEqual([])
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Se désabonner' })
  const { form } = button
  expect(new URL(form!.action).pathname).toBe(`/fr${paths.unsubscribe()}`)
  expect([form!.method, Object.fromEntries(new FormData(form!))]).toEqual([
    'get',
    { email: 'mari@sild.test', token: 'a.b' },
  ])
})

it('says that a link without its token is incomplete', async () => {
  await renderPage(remote, '/unsubscribe/confirm?email=mari%40sild.test')
  expect(screen.getByText(/This link is incomplete/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
