import { asSystem } from '@sild/service-kit'
import { indexPublication } from '../actions/index-publication.ts'
import { namedCities } from '../actions/named-cities.ts'
import { handle } from '../deps.ts'

export const indexPublicationJob = handle('index-publication', async ({ payload, deps, log }) => {
  const { publications } = await deps.calls.call(
    'getPublicationSnapshots',
    { body: { publicationGuids: [payload.publicationGuid], content: 'approved' } },
    { actor: asSystem('the search follows a publication') },
  )
  const snapshot = publications[0]
  if (!snapshot) return log.warn({ publicationGuid: payload.publicationGuid }, 'the publication is unknown')
  const cities = await namedCities(deps.calls, snapshot.locations)
  await deps.database.transaction((trx) => indexPublication(trx, deps, snapshot, cities))
})
