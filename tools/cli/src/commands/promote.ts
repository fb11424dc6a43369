import { getDelivery, promoteRelease } from '@sild/contract/delivery/operations'

import { usageError } from '../cli-error.ts'
import { command } from '../command.ts'
import type { Connection } from '../connection.ts'
import { pointerOutcome } from '../pointer-outcome.ts'
import { parseRelease } from '../release-name.ts'

export const promote = command({
  name: 'promote',
  summary: 'makes a release stable: all users get it',
  usage: ['promote mf-search@1.8.0', 'promote mf-search     the release of its canary'],
  options: {},
  async run({ connect, words }) {
    const { app, release: named } = parseRelease(words[0])
    const connection = connect()
    const release = named ?? (await canaryOf(connection, app))
    const reply = await connection.api.call(promoteRelease, {
      params: { app },
      body: { release, channel: connection.channel },
    })
    return pointerOutcome(`All users get ${app}@${release}.`, reply)
  },
})

async function canaryOf({ api, channel }: Connection, app: string): Promise<string> {
  const { apps } = await api.call(getDelivery, { query: { channel } })
  const release = apps.find(({ name }) => name === app)?.canary?.id
  if (release) return release
  throw usageError(`No canary of ${app} is running.`, `Name the release: npx sild promote ${app}@<release>`)
}
