import { paths } from '@sild/paths'
import { refusal } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { categoriesReply } from '@sild/testing/replies'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ownPaths } from '../../paths.ts'
import { remote } from '../../remote.tsx'

const path = ownPaths.template()

it('leads from a kind of work to the companies that offer it', async () => {
  const { api } = await renderPage(remote, path, { api: { listCategories: categoriesReply } })
  expect(api.callsOf('listCategories')).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 1, name: 'Template title' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Design' }).getAttribute('href')).toBe(
    paths.search({ searchType: 'services', category: [2] }),
  )
})

it('says that it is empty, and leads on', async () => {
  await renderPage(remote, path, { api: { listCategories: () => ({ list: [] }) } })
  expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe(paths.home())
})

it('leaves a failure to the shell, which offers to try again', async () => {
  const unavailable = () => Promise.reject(refusal('unavailable', { status: 503 }))
  await renderPage(remote, path, { api: { listCategories: unavailable } })
  expect(screen.getByRole('alert').textContent).toContain('unavailable')
})
