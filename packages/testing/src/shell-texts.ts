// Programs of remotes, whose tests run in Node.js, name no types of it.
/// <reference types="node" />
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@sild/contract/enums'
import type { Messages } from '@sild/shell-api'

/** Where the shell keeps them, or a copy that was published with this package. */
const folder = ['shell-messages', '../../../shell/src/messages']
  .map((path) => join(import.meta.dirname, path))
  .find(existsSync)

/** Sentences that hooks of shell-api say are kept by the shell. */
export const shellTexts = async (locale: Locale): Promise<Messages> =>
  JSON.parse(await readFile(join(folder ?? '', `${locale}.json`), 'utf8')) as Messages
