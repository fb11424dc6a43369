import { enableRemote } from '@sild/contract/delivery/operations'

import { command } from '../command.ts'
import { pointerOutcome } from '../pointer-outcome.ts'
import { parseApp } from '../release-name.ts'

export const enable = command({
  name: 'enable',
  summary: 'lifts disable and freeze',
  usage: ['enable mf-search'],
  options: {},
  async run({ connect, words }) {
    const app = parseApp(words[0])
    const { api, channel } = connect()
    return pointerOutcome(
      `${app} is on, and may be changed.`,
      await api.call(enableRemote, { params: { app }, body: { channel } }),
    )
  },
})
