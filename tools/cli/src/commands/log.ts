import { listDeliveryChanges } from '@sild/contract/delivery/operations'
import type { DeliveryChange } from '@sild/contract/delivery/shapes'
import { usageError } from '../cli-error.ts'
import { command } from '../command.ts'
import { parseApp } from '../release-name.ts'
import { table } from '../table.ts'

export const log = command({
  name: 'log',
  summary: 'shows all changes of an app with their authors, as far back as the registry stores them',
  usage: ['log mf-search', 'log mf-search --before 40     what came before revision 40'],
  options: { before: { type: 'string', value: 'revision', text: 'goes on from there' } },
  async run({ connect, values, words }) {
    const app = parseApp(words[0])
    const before = values.before === undefined ? undefined : Number(values.before)
    if (before !== undefined && !(Number.isInteger(before) && before > 0))
      throw usageError(`${values.before} is not a revision.`, `npx sild log ${app} --before 40`)
    const { api, channel } = connect()
    const result = await api.call(listDeliveryChanges, { params: { app }, query: { channel, before } })
    const rows = result.changes.map(({ at, by, operation, rev, ...about }) => [
      rev,
      at,
      operation,
      descriptionOf(about),
      by,
    ])
    const last = result.changes.at(-1)
    const parts = [
      rows.length === 0 ? `Nothing was changed of ${app}.` : table(['Revision', 'At', 'Change', 'About', 'By'], rows),
      ...(result.hasMore && last ? [`More: npx sild log ${app} --before ${last.rev}`] : []),
    ]
    return { result, text: parts.join('\n\n') }
  },
})

const descriptionOf = ({
  percent,
  reason,
  release,
  version,
}: Pick<DeliveryChange, 'percent' | 'reason' | 'release' | 'version'>): string =>
  [version ?? release, percent === null ? null : `${percent} %`, reason].filter(Boolean).join(', ')
