import type { IssuedGrants } from './issued-grants.ts'

/** Teams by app: those whose tokens name it. A token for all apps makes nobody an owner. */
export async function tokenHoldersByApp(issued: IssuedGrants): Promise<ReadonlyMap<string, readonly string[]>> {
  const grants = (await issued.list('team')).map(({ grant }) => grant)
  const pairs = grants.flatMap(({ apps, team }) => apps.filter((app) => app !== '*').map((app) => ({ app, team })))
  return new Map(
    [...Map.groupBy(pairs, ({ app }) => app)].map(([app, own]) => [
      app,
      [...new Set(own.map(({ team }) => team))].toSorted(),
    ]),
  )
}
