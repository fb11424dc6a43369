import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { Failure } from '../failure.mjs'
import { scratchDir } from '../workspace.ts'

export interface StartOptions {
  port: number
  /** False where the port is only the default, so that another may be proposed. */
  isPortGiven: boolean
  dataDir: string
  hasDemo: boolean
  isFresh: boolean
}

const DEFAULT_PORT = 3000

export const usage = `  npm start -- [options]

    --port <number>      where the portal listens (${DEFAULT_PORT}; 0 for any free port)
    --data-dir <folder>  where the database, files and mails are kept (.sild)
    --no-demo            an empty market
    --fresh              throw the data away first`

/** @throws Failure on an option that is unknown or makes no sense */
export function parseOptions(words: readonly string[]): StartOptions {
  const { port, 'data-dir': dataDir, demo, fresh } = parse(words)
  return {
    port: port === undefined ? DEFAULT_PORT : parsePort(port),
    isPortGiven: port !== undefined,
    dataDir: dataDir === undefined ? scratchDir : resolve(dataDir),
    hasDemo: demo,
    isFresh: fresh,
  }
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowNegative: true,
      options: {
        port: { type: 'string' },
        'data-dir': { type: 'string' },
        demo: { type: 'boolean', default: true },
        fresh: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new Failure((error as Error).message.split('\n')[0] ?? '', usage)
  }
}

function parsePort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port < 65_536) return port
  throw new Failure(`${text} is no port.`, 'Give a number from 1 to 65535.')
}
