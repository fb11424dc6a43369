import { asSystem } from '@sild/service-kit'
import { succeedSearches } from '../actions/succeed-searches.ts'
import { handle } from '../deps.ts'

const actor = asSystem('searches follow changes of their categories')

export const recategoriseSearchesJob = handle('recategorise-searches', async ({ deps }) => {
  const { list } = await deps.calls.call('listCategories', {}, { actor })
  const merged = list.flatMap(({ id, mergedIntoId }) =>
    mergedIntoId ? [[String(id), String(mergedIntoId)] as const] : [],
  )
  await succeedSearches(deps, 'categoryIds', merged)
})
