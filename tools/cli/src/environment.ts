import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from '@sild/build/workspace'
import { type ChannelName, channelNames } from '@sild/registry'

import { usageError } from './cli-error.ts'

interface RunFile {
  url: string
  deliveryToken?: string
}
interface Given {
  url?: string
  token?: string
  channel?: string
}
export interface Target {
  url: string
  token: string | null
  channel: ChannelName | undefined
}

/** The portal and the token: from options, else the environment, else the Sild of this checkout. @throws CliError */
export function targetOf(given: Given, environment: NodeJS.ProcessEnv = process.env): Target {
  const run = readRunFile(environment['SILD_RUN_FILE'] ?? join(workspaceRoot, '.sild/run.json'))
  const named = given.url ?? environment['SILD_URL']
  if (!named && !run) throw usageError('Which portal?', 'Name it with --url or SILD_URL, or start one here: npm start')
  const url = originOf(named ?? run?.url ?? '')
  // The token of the local portal is never sent to another portal.
  const ownToken = run && originOf(run.url) === url ? run.deliveryToken : undefined
  const token = given.token ?? environment['SILD_TOKEN'] ?? ownToken ?? null
  return { url, token, channel: given.channel === undefined ? undefined : channelNamed(given.channel) }
}

function readRunFile(path: string): RunFile | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as RunFile // The installation wrote it.
  } catch {
    return undefined
  }
}

function originOf(url: string): string {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return new URL(url).origin
  throw usageError(`${url} is not an address of a portal.`, 'Write it whole: https://sild.example')
}

function channelNamed(given: string): ChannelName {
  const channel = channelNames.find((name) => name === given)
  if (!channel) throw usageError(`There is no channel ${given}.`, `Choose from: ${channelNames.join(', ')}`)
  return channel
}
