import { createTeamToken, revokeTeamToken } from '@sild/contract/delivery/operations'

import { usageError } from '../cli-error.ts'
import { command } from '../command.ts'
import { facts } from '../table.ts'
import { parseApp } from '../release-name.ts'

export const token = command({
  name: 'token',
  summary: 'makes a token that can touch only the apps of a team',
  usage: ['token --team search --apps mf-search,mf-content --days 90', 'token --revoke <guid>'],
  options: {
    team: { type: 'string', value: 'name', text: 'as history and audit name it' },
    apps: { type: 'string', value: 'apps', text: 'with commas between them; * for all' },
    days: { type: 'string', value: 'number', text: 'how long it works (90)' },
    revoke: { type: 'string', value: 'guid', text: 'ends one' },
  },
  async run({ connect, values }) {
    const { api, channel } = connect()
    if (values.revoke) {
      const result = await api.call(revokeTeamToken, { params: { tokenGuid: values.revoke } })
      return { result, text: 'The token no longer works.' }
    }
    if (!values.team || !values.apps)
      throw usageError('For which team, and which apps?', 'npx sild token --team search --apps mf-search')
    const days = values.days === undefined ? undefined : Number(values.days)
    const apps = values.apps === '*' ? ['*'] : values.apps.split(',').map((app) => parseApp(app.trim()))
    const reply = await api.call(createTeamToken, {
      body: { team: values.team, apps, days, channels: channel && [channel] },
    })
    const about = facts([
      ['for', `${values.team}: ${apps.join(', ')}`],
      ['until', reply.expiresAt],
      ['undo', `npx sild token --revoke ${reply.tokenGuid}`],
    ])
    return { result: reply, text: `${reply.token}\n\n${about}\n\nIt is shown this once: keep it as SILD_TOKEN.` }
  },
})
