import { asSystem } from '@sild/service-kit'
import { indexPublication } from '../actions/index-publication.ts'
import { cityReader } from '../actions/named-cities.ts'
import { noteDelay } from '../actions/note-delay.ts'
import { handle } from '../deps.ts'

export const indexPublicationJob = handle('index-publication', async ({ payload, deps, jobId, log }) => {
  const { publications } = await deps.calls.call(
    'getPublicationSnapshots',
    { body: { publicationGuids: [payload.publicationGuid], content: 'approved' } },
    { actor: asSystem('the search follows a publication') },
  )
  const snapshot = publications[0]
  if (!snapshot) return log.warn({ publicationGuid: payload.publicationGuid }, 'the publication is unknown')
  const cities = await cityReader(deps.calls)(snapshot.locations)
  await deps.database.transaction(async (trx) => {
    await indexPublication(trx, deps, snapshot, cities)
    await noteDelay(trx, jobId)
  })
})
