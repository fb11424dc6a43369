import { asSystem } from '@sild/service-kit'
import { succeedSearches } from '../actions/succeed-searches.ts'
import { handle } from '../deps.ts'

const actor = asSystem('searches follow changes of their tags')

export const retagSearchesJob = handle('retag-searches', async ({ deps }) => {
  const { list } = await deps.calls.call('listMergedTags', {}, { actor })
  await succeedSearches(
    deps,
    'tags',
    list.map(({ into, label }) => [label, into] as const),
  )
})
