import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { Failure } from '../failure.mjs'
import { scratchDir } from '../workspace.ts'

const servedChannels = ['production', 'staging'] as const
export type ServedChannel = (typeof servedChannels)[number]

export interface StartOptions {
  port: number
  /** False where the port is only the default, so that another may be proposed. */
  isPortGiven: boolean
  /** The typed command, for advice that can be typed too. */
  command?: string
  dataDir: string
  /** Undefined where neither --demo nor --no-demo was given: a portal with a public name has no demo, any other has. */
  hasDemo?: boolean
  isFresh: boolean
  /** The served channel of the registry; built releases are promoted to it. */
  channel: ServedChannel
}

const DEFAULT_PORT = 3000

const usage = `The options are:

    --port <number>      where the portal listens (${DEFAULT_PORT}; 0 for any free port)
    --data-dir <folder>  where the database, files, mails and payments are kept (.sild)
    --no-demo            an empty market, as it always is under a public name
    --channel <name>     which releases are served: production or staging, where previews are open to all users (production)
    --fresh              throw the data away first`

/** @throws Failure for an unknown or wrong option */
export function parseOptions(words: readonly string[]): StartOptions {
  const { options, others } = parseWords(words)
  if (others.length > 0) throw new Failure(`${others[0]} is not an option.`, usage)
  return options
}

/** Separates options from positional arguments, for commands with both. @throws Failure */
export function parseWords(words: readonly string[]): { options: StartOptions; others: string[] } {
  const { positionals, values } = parse(words)
  const { channel, port, 'data-dir': dataDir, demo, fresh } = values
  const options = {
    port: port === undefined ? DEFAULT_PORT : parsePort(port),
    isPortGiven: port !== undefined,
    dataDir: dataDir === undefined ? scratchDir : resolve(dataDir),
    hasDemo: demo,
    isFresh: fresh,
    channel: channel === undefined ? 'production' : parseChannel(channel),
  }
  return { options, others: positionals }
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowNegative: true,
      allowPositionals: true,
      options: {
        port: { type: 'string' },
        'data-dir': { type: 'string' },
        channel: { type: 'string' },
        demo: { type: 'boolean' },
        fresh: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/\. |\n/) // An error of parseArgs.
    throw new Failure(`${reason}.`, usage)
  }
}

function parsePort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port < 65_536) return port
  throw new Failure(`${text} is not a port.`, 'Give a number from 1 to 65535.')
}

function parseChannel(text: string): ServedChannel {
  const channel = servedChannels.find((name) => name === text)
  if (channel) return channel
  throw new Failure(`${text} is not a channel.`, `Choose from: ${servedChannels.join(', ')}`)
}
