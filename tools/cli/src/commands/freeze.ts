import { freezeChannel } from '@sild/contract/delivery/operations'

import { command } from '../command.ts'
import { pointerOutcome } from '../pointer-outcome.ts'
import { parseApp } from '../release-name.ts'

export const freeze = command({
  name: 'freeze',
  summary: 'keeps an app at what it is: no promote, canary or ramp until enable',
  usage: ['freeze mf-search'],
  options: {},
  async run({ connect, words }) {
    const app = parseApp(words[0])
    const { api, channel } = connect()
    return pointerOutcome(
      `${app} stays as it is.`,
      await api.call(freezeChannel, { params: { app }, body: { channel } }),
    )
  },
})
