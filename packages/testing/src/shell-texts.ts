import type { Locale } from '@sild/contract/enums'
import type { Messages } from '@sild/shell-api'

/** Where the shell keeps them, or a copy that was published with this package. */
const folders = ['shell-messages', '../../../shell/src/messages']

// What is used of Node.js, without its types: with them every program of a remote would know them, and use them unseen.
interface Files {
  readFile(path: string, encoding: 'utf8'): Promise<string>
}
const files = 'node:fs/promises'
const { dirname } = import.meta as unknown as { dirname: string } // Node has it; the types are the browser's.

/** Sentences that hooks of shell-api say are kept by the shell. */
export async function shellTexts(locale: Locale): Promise<Messages> {
  const { readFile } = (await import(/* @vite-ignore */ files)) as Files // As above.
  const text = await Promise.any(folders.map((folder) => readFile(`${dirname}/${folder}/${locale}.json`, 'utf8')))
  return JSON.parse(text) as Messages // A file of texts by id.
}
