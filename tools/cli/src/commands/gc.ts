import { collectGarbage } from '@sild/contract/delivery/operations'

import { command } from '../command.ts'
import { facts, list } from '../table.ts'

export const gc = command({
  name: 'gc',
  summary: 'removes releases that are no longer used',
  usage: ['gc --dry-run     only says which'],
  options: { 'dry-run': { type: 'boolean', text: 'changes nothing' } },
  async run({ connect, values }) {
    const dryRun = values['dry-run'] === true
    const reply = await connect().api.call(collectGarbage, { body: { dryRun } })
    const counts = facts([
      ['kept', reply.kept],
      [dryRun ? 'would go out of sight' : 'out of sight, deleted in a week', reply.tombstoned.length],
      [dryRun ? 'would be deleted' : 'deleted', reply.deleted.length],
    ])
    const removed = [...reply.tombstoned, ...reply.deleted]
    return { result: reply, text: removed.length > 0 ? `${counts}\n\n${list(removed)}` : counts }
  },
})
