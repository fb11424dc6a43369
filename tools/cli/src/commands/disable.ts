import { disableRemote } from '@sild/contract/delivery/operations'

import { usageError } from '../cli-error.ts'
import { command } from '../command.ts'
import { pointerOutcome } from '../pointer-outcome.ts'
import { parseApp } from '../release-name.ts'

export const disable = command({
  name: 'disable',
  summary: 'stops a remote everywhere, also where it is open; its addresses say so',
  usage: ['disable mf-search --reason "shows the wrong prices"'],
  options: { reason: { type: 'string', value: 'why', text: 'the reason' } },
  async run({ connect, values, words }) {
    const app = parseApp(words[0])
    if (!values.reason) throw usageError('Why?', `npx sild disable ${app} --reason "…"`)
    const { api, channel } = connect()
    const reply = await api.call(disableRemote, { params: { app }, body: { reason: values.reason, channel } })
    return pointerOutcome(`${app} is switched off.`, reply)
  },
})
