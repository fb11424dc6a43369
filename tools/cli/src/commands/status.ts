import { getDelivery, listReleases } from '@sild/contract/delivery/operations'
import type { Reply } from '@sild/contract/schemas'

import { CliError } from '../cli-error.ts'
import { command, type Outcome } from '../command.ts'
import type { Connection } from '../connection.ts'
import { parseApp } from '../release-name.ts'
import { facts, list, table } from '../table.ts'

type App = Reply<'getDelivery'>['apps'][number]

export const status = command({
  name: 'status',
  summary: 'says who gets which release, and how it does',
  usage: ['status', 'status mf-search     its releases and its history too'],
  options: {},
  async run({ connect, words }) {
    const connection = connect()
    const delivery = await connection.api.call(getDelivery, { query: { channel: connection.channel } })
    if (words[0]) return statusOf(connection, delivery, parseApp(words[0]))
    const rows = delivery.apps.flatMap(rowsOf)
    const head = ['App', 'Stable', 'Canary', 'Share', 'State', 'Loads', 'Errors', 'Load p75', 'LCP p75', 'Owners']
    const problems = delivery.apps.flatMap((app) => app.problems)
    const text = [delivery.channel, table(head, rows), ...(problems.length > 0 ? [list(problems)] : [])].join('\n\n')
    return { result: delivery, text }
  },
})

function stateOf({ channel, guard }: App): string {
  if (channel.disabled) return `disabled: ${channel.disabled.reason}`
  const frozen = channel.frozen ? 'frozen' : ''
  return guard.state === 'none' ? frozen || 'ok' : [guard.text, frozen].filter(Boolean).join(', ')
}

const milliseconds = (value: number | null | undefined): string => (value == null ? '' : `${Math.round(value)} ms`)

/** The stable release, and below it the canary. */
function rowsOf(app: App): (string | number | null)[][] {
  const { canary, channel, name, owners, stable } = app
  const share = channel.canary ? `${channel.canary.percent} %` : ''
  return [
    [name, stable.version, '', '', stateOf(app), ...figuresOf(app, stable.id), owners.join(', ')],
    ...(canary ? [['', '', canary.version, share, '', ...figuresOf(app, canary.id), '']] : []),
  ]
}

/** Figures of the last hour. */
function figuresOf({ loads }: App, release: string): (string | number)[] {
  const own = loads.find((figures) => figures.release === release)
  if (!own) return [0, '', '', '']
  return [own.loads, errorsOf(own), milliseconds(own.loadMsP75), milliseconds(own.lcpMsP75)]
}

const errorsOf = ({ loadErrors, renderErrors, scriptErrors, serverErrors }: App['loads'][number]): string =>
  Object.entries({ load: loadErrors, render: renderErrors, script: scriptErrors, server: serverErrors })
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ')

/** The latest exceptions with their places. */
const thrownIn = ({ errors, name }: App): string[] =>
  errors.map(({ kind, lastAt, message, occurrences, release, stack }) =>
    [`${name}@${release} ${kind}, ${occurrences} times, last ${lastAt}`, message, ...stack.split('\n')]
      .filter(Boolean)
      .join('\n    '),
  )

async function statusOf({ api, channel }: Connection, delivery: Reply<'getDelivery'>, name: string): Promise<Outcome> {
  const { releases } = await api.call(listReleases, { params: { app: name }, query: { channel } })
  const app = delivery.apps.find((each) => each.name === name)
  if (!app && releases.length === 0)
    throw new CliError(`${name} is not here.`, { wayOut: `Publish it: npx sild publish ${name} --promote` })
  const published = releases.map(({ bytes, createdAt, id, isCanary, isLive, isStable, source, version }) => [
    id,
    version,
    isStable ? 'stable' : isCanary ? 'canary' : isLive ? 'rollback' : '',
    `${Math.round(bytes / 1000)} kB`,
    createdAt,
    source.pr === undefined ? source.ref : `${source.ref} #${source.pr}`,
    source.commit.slice(0, 8),
    source.actor,
  ])
  const history = app?.channel.history.map(({ at, by, op, release, rev }) => [rev, op, release, by, at]) ?? []
  const parts = [
    app
      ? facts([
          [name, `${delivery.channel}, revision ${app.channel.rev}`],
          ['state', stateOf(app)],
          ['owners', app.owners.join(', ')],
        ])
      : `${name} is in no document of ${delivery.channel} yet.`,
    table(['Release', 'Version', 'Is', 'Size', 'Made', 'From', 'Commit', 'By'], published),
    ...(history.length > 0 ? [table(['Revision', 'Change', 'Release', 'By', 'At'], history)] : []),
    ...(app ? thrownIn(app) : []),
    ...(app && app.problems.length > 0 ? [list(app.problems)] : []),
  ]
  return { result: { app: app ?? null, releases }, text: parts.join('\n\n') }
}
