import { rollBackRelease } from '@sild/contract/delivery/operations'

import { command } from '../command.ts'
import { pointerOutcome } from '../pointer-outcome.ts'
import { parseApp } from '../release-name.ts'

export const rollback = command({
  name: 'rollback',
  summary: 'ends the canary, or goes back to the stable release before',
  usage: ['rollback mf-search', 'rollback mf-search --to 1.7.2'],
  options: { to: { type: 'string', value: 'release', text: 'the release to go back to' } },
  async run({ connect, values, words }) {
    const app = parseApp(words[0])
    const { api, channel } = connect()
    const reply = await api.call(rollBackRelease, { params: { app }, body: { release: values.to, channel } })
    return pointerOutcome(`All users get ${app}@${reply.channel.stable} again.`, reply)
  },
})
