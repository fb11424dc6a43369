import { deliveredApp } from '../delivery/delivered-app.ts'
import type { IssuedGrants } from '../delivery/issued-grants.ts'
import type { PortalHandler } from './operation.ts'

/** The releases of a channel, their figures in browsers, and their problems. */
export const getDelivery: PortalHandler<'getDelivery'> = async ({ portal, query, locale }) => {
  const { config, delivery, remotes } = portal
  const channel = query.channel ?? config.channel
  const names = await remotes.registry.listApps(channel)
  const pointers = await Promise.all(names.map((name) => remotes.registry.readChannel(channel, name)))
  const [broken, tokenHolders] = await Promise.all([
    delivery.gate.brokenByApi(channel),
    tokenHoldersByApp(delivery.issued),
  ])
  const own = channel === config.channel ? remotes.problems() : []
  const isAbout = (name: string) => (problem: string) =>
    problem.startsWith(`${name} `) || problem.startsWith(`${name}@`)
  const apps = pointers.flatMap((pointer) => {
    if (!pointer) return []
    const { name } = pointer
    const problems = [...own.filter(isAbout(name)), ...(broken.get(name) ?? [])]
    return [deliveredApp(pointer, { portal, locale, problems, tokenHolders: tokenHolders.get(name) ?? [] })]
  })
  return { channel, apps: await Promise.all(apps) }
}

/** Teams with a token that names the app, by app. A token for all apps makes no team an owner. */
async function tokenHoldersByApp(issued: IssuedGrants): Promise<ReadonlyMap<string, readonly string[]>> {
  const grants = (await issued.list('team')).map(({ grant }) => grant)
  const pairs = grants.flatMap(({ apps, team }) => apps.filter((app) => app !== '*').map((app) => ({ app, team })))
  return new Map(
    [...Map.groupBy(pairs, ({ app }) => app)].map(([app, own]) => [
      app,
      [...new Set(own.map(({ team }) => team))].toSorted(),
    ]),
  )
}
