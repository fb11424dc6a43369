import { paths } from '@sild/paths'
import { renderPage } from '@sild/testing/render-page'
import { moderatorSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'
import { categoriesMocks } from './categories-mocks.ts'

async function openDialog() {
  const page = await renderPage(remote, paths.categories(), { session: moderatorSession(), api: categoriesMocks })
  await page.user.click(screen.getByRole('button', { name: 'Rename “Software development”' }))
  return { page, dialog: within(await screen.findByRole('dialog')) }
}

it('a category is shown by its names and called otherwise in each language', async () => {
  const { dialog, page } = await openDialog()
  expect(screen.getByText(/Tarkvaraarendus.*Développement logiciel/)).toBeTruthy()
  const french = dialog.getByRole('textbox', { name: 'French' })
  await page.user.clear(french)
  await page.user.type(french, 'Création de logiciels')
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(page.notices()).toMatchObject([{ tone: 'success' }]))
  expect(page.api.callsOf('nameCategory')).toMatchObject([
    {
      params: { categoryId: 1 },
      body: { en: 'Software development', et: 'Tarkvaraarendus', fr: 'Création de logiciels' },
    },
  ])
})

it('a category keeps a name in every language', async () => {
  const { dialog, page } = await openDialog()
  await page.user.clear(dialog.getByRole('textbox', { name: 'Estonian' }))
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Estonian' }).getAttribute('aria-invalid')).toBe('true'),
  )
  expect(page.api.callsOf('nameCategory')).toEqual([])
})
