import { asSystem } from '@sild/service-kit'
import { type PublicationsDeps, serve } from '../deps.ts'
import { randomHints } from '../replies/hints-json.ts'

export const getRandomHintsRoute = serve('getRandomHints', async ({ actor, body: { regCode, ...wanted }, deps }) => {
  const sameNumber = regCode ? await companiesByNumber(deps, regCode) : []
  return randomHints(deps.database, {
    ...wanted,
    ownCompanyGuids: [actor.companyGuid, ...sameNumber],
    locale: actor.locale,
  })
})

async function companiesByNumber({ calls }: PublicationsDeps, regCode: string): Promise<readonly string[]> {
  const actor = asSystem('a company gets no hints about its own publications')
  return (await calls.call('listCompaniesByNumber', { body: { regCode } }, { actor })).companyGuids
}
