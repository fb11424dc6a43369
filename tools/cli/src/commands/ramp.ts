import { rampCanary } from '@sild/contract/delivery/operations'

import { command } from '../command.ts'
import { pointerOutcome } from '../pointer-outcome.ts'
import { parseApp, parsePercent } from '../release-name.ts'

export const ramp = command({
  name: 'ramp',
  summary: 'gives the canary to more, or to fewer',
  usage: ['ramp mf-search 25', 'ramp mf-search 50 --auto'],
  options: { auto: { type: 'boolean', text: 'only when the guard has seen enough to judge' } },
  async run({ connect, values, words }) {
    const app = parseApp(words[0])
    const percent = parsePercent(words[1])
    const { api, channel } = connect()
    const reply = await api.call(rampCanary, {
      params: { app },
      body: { percent, channel, ...(values.auto && { isAutomatic: true }) },
    })
    return pointerOutcome(`${percent} % get the canary of ${app}.`, reply)
  },
})
