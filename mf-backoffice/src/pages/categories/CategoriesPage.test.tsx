import { paths } from '@sild/paths'
import { renderPage } from '@sild/testing/render-page'
import { moderatorSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'
import { categoriesMocks, otherCategory } from './categories-mocks.ts'

async function openDialog() {
  const page = await renderPage(remote, paths.categories(), { session: moderatorSession(), api: categoriesMocks })
  await page.user.click(screen.getByRole('button', { name: 'Rename “Software development”' }))
  return { page, dialog: within(await screen.findByRole('dialog')) }
}

it('a category is shown by its names and renamed in each language', async () => {
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

it('a category is merged into the chosen one, and the form requires a choice', async () => {
  const page = await renderPage(remote, paths.categories(), { session: moderatorSession(), api: categoriesMocks })
  await page.user.click(screen.getByRole('button', { name: 'Merge “Software development” into another' }))
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.click(dialog.getByRole('button', { name: 'Merge' }))
  expect(dialog.getByText('Choose the category that takes its place')).toBeTruthy()
  expect(document.activeElement).toBe(dialog.getByLabelText('Category in its place'))
  expect(page.api.callsOf('requestApproval')).toEqual([])
  expect(dialog.queryByRole('option', { name: 'Software development' })).toBeNull()
  await page.user.selectOptions(dialog.getByLabelText('Category in its place'), 'Web and e-commerce')
  await page.user.click(dialog.getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(page.notices()).toMatchObject([{ tone: 'success' }]))
  expect(page.api.callsOf('requestApproval').map(({ body }) => body)).toMatchObject([
    { operation: 'mergeCategory', input: { params: { categoryId: 1 }, body: { intoId: 2 } } },
  ])
})

it('a category is closed and offered again, and a merged one only shows its successor', async () => {
  const closed = { ...otherCategory, state: 'closed' as const }
  const merged = { ...otherCategory, categoryId: 3, state: 'merged' as const, mergedIntoId: 2 }
  const page = await renderPage(remote, paths.categories(), {
    session: moderatorSession(),
    api: { ...categoriesMocks, listNamedCategories: () => ({ list: [closed, merged] }) },
  })
  expect(screen.getByText('Not offered')).toBeTruthy()
  expect(screen.getByText(/leads on to “Web and e-commerce”/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Merge/ })).toHaveLength(1)
  await page.user.click(screen.getByRole('button', { name: 'Offer again: “Web and e-commerce”' }))
  await waitFor(() => expect(page.api.callsOf('openCategory')).toMatchObject([{ params: { categoryId: 2 } }]))
})
