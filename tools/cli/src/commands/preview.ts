import { createPreview, listPreviews, listReleases, revokePreview } from '@sild/contract/delivery/operations'
import { previewPath } from '@sild/registry'

import { CliError, usageError } from '../cli-error.ts'
import { command, type Outcome } from '../command.ts'
import type { Connection } from '../connection.ts'
import { parseRelease } from '../release-name.ts'
import { facts, table } from '../table.ts'

export const preview = command({
  name: 'preview',
  summary: 'creates a link that shows releases before users get them',
  usage: [
    'preview mf-search               its newest release',
    'preview mf-search@1.8.0 --with mf-chat@1.2.0 --path /search',
    'preview --list',
    'preview --revoke <guid>',
  ],
  options: {
    with: { type: 'string', value: 'release', text: 'another release in the same preview', multiple: true },
    path: { type: 'string', value: 'path', text: 'where it begins (/)' },
    hours: { type: 'string', value: 'number', text: 'how long it is good: up to 168, in production up to 1' },
    list: { type: 'boolean', text: 'the links that are good' },
    revoke: { type: 'string', value: 'guid', text: 'ends one' },
  },
  async run({ connect, values, words }) {
    const connection = connect()
    if (values.list) return listed(connection)
    if (values.revoke) return revoked(connection, values.revoke)
    const path = pathFrom(values.path)
    const named = [words[0], ...(values.with ?? [])].map(parseRelease)
    const releases: Record<string, string> = {}
    for (const { app, release } of named) releases[app] = release ?? (await newestOf(connection, app))
    const reply = await connection.api.call(createPreview, {
      body: { releases, path, hours: hoursFrom(values.hours) },
    })
    const shown = Object.entries(releases).map(([app, release]) => `${app}@${release}`)
    const text = facts([
      ['shows', shown.join(', ')],
      ['until', reply.expiresAt],
      ['undo', `npx sild preview --revoke ${reply.previewGuid}`],
    ])
    return { result: { ...reply, releases }, text: `${reply.url}\n\n${text}` }
  },
})

function hoursFrom(given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  const hours = Number(given)
  if (hours > 0 && hours <= 168) return hours
  throw usageError(`${given} is not a number of hours.`, 'A preview is good for up to 168 hours.')
}

function pathFrom(given: string | undefined): string | undefined {
  if (given === undefined || previewPath.safeParse(given).success) return given
  throw usageError(`${given} is not a path.`, 'Write where it begins on the portal: --path /blog')
}

async function newestOf({ api, channel }: Connection, app: string): Promise<string> {
  const { releases } = await api.call(listReleases, { params: { app }, query: { channel } })
  const [newest] = releases
  if (!newest) throw new CliError(`${app} has no release.`, { wayOut: `Publish one: npx sild publish ${app}` })
  return newest.id
}

async function listed({ api }: Connection): Promise<Outcome> {
  const { previews } = await api.call(listPreviews, {})
  const rows = previews.map(({ createdBy, expiresAt, path, previewGuid, releases }) => [
    previewGuid,
    releases.map(({ id, name }) => `${name}@${id}`).join(', '),
    path,
    createdBy,
    expiresAt,
  ])
  const text = rows.length > 0 ? table(['Preview', 'Shows', 'Begins at', 'Made by', 'Until'], rows) : 'No previews.'
  return { result: { previews }, text }
}

async function revoked({ api }: Connection, previewGuid: string): Promise<Outcome> {
  const result = await api.call(revokePreview, { params: { previewGuid } })
  return { result, text: 'The link opens nothing any more.' }
}
