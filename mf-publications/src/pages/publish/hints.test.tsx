import { paths } from '@sild/paths'
import type { ApiMocks } from '@sild/testing/mock-api'
import { categoriesReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { tagReply } from '@sild/testing/tags'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const lists = {
  listCategories: categoriesReply,
  listCountries: () => ({ list: [] }),
  listLanguages: () => ({ list: [] }),
  searchHintTags: () => ({ tags: [] }),
  listTopTags: () => ({ tags: [] }),
  getRandomHints: () => ({ hints: [] }),
}

/** The step of skills of a project in the first category. */
async function createUpToSkills(api: ApiMocks) {
  const page = await renderPage(remote, paths.createProject(), { session: memberSession(), api: { ...lists, ...api } })
  await page.user.type(screen.getByRole('textbox', { name: 'Title' }), 'Web shop')
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Web development')
  await page.user.type(screen.getByRole('textbox', { name: 'Description' }), 'We make tables.')
  await page.user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { name: 'Skills', level: 2 })
  return page
}

it('shows titles of others in the category, and adds popular skills by a press', async () => {
  const page = await createUpToSkills({
    getRandomHints: ({ body }) => ({
      hints: body.types.map((type) => ({ type, name: `A ${type} of ${body.categoryId}`, tags: [] })),
    }),
    listTopTags: ({ query }) => ({ tags: [tagReply(`Often in ${query.categoryId}`, 502)] }),
  })
  expect(page.api.callsOf('getRandomHints').map(({ body }) => body)).toEqual([{ categoryId: 1, types: ['project'] }])
  await page.user.click(await screen.findByRole('button', { name: 'Often in 1' }))
  expect(screen.getByRole('button', { name: 'Remove Often in 1' })).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Often chosen in this category' })).toBeNull()
  await page.user.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('combobox', { name: 'Category', description: /“A project of 1”/ })
})

it('asks for skills with its category', async () => {
  const page = await createUpToSkills({ searchHintTags: () => ({ tags: [tagReply('Shopify', 502)] }) })
  await page.user.type(screen.getByRole('combobox', { name: 'Skills' }), 'Sh')
  await screen.findByRole('option', { name: 'Shopify' })
  expect(page.api.callsOf('searchHintTags').map(({ body }) => body)).toEqual([
    { categoryId: 1, search: 'Sh', limit: 10 },
  ])
})
