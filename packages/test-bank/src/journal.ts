import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Checkout } from './checkout.ts'

export interface Journal {
  all(): Checkout[]
  find(id: string): Checkout | undefined
  byKey(idempotencyKey: string): Checkout | undefined
  /** On the disk when it resolves. */
  write(checkout: Checkout): Promise<void>
  close(): Promise<void>
}

/** All that the bank knows, a line for each change; the last line of a checkout counts. */
export async function openJournal(directory: string): Promise<Journal> {
  await mkdir(directory, { recursive: true })
  const path = join(directory, 'checkouts.jsonl')
  const checkouts = new Map<string, Checkout>()
  const text = await readFile(path, 'utf8').catch(() => '')
  for (const line of text.split('\n')) {
    const checkout = parse(line)
    if (checkout) checkouts.set(checkout.id, checkout)
  }
  const file = await open(path, 'a')
  let last: Promise<unknown> = Promise.resolve()
  return {
    all: () => [...checkouts.values()],
    find: (id) => checkouts.get(id),
    byKey: (key) => [...checkouts.values()].find(({ idempotencyKey }) => idempotencyKey === key),
    async write(checkout) {
      checkouts.set(checkout.id, checkout)
      last = last.then(() => file.appendFile(`${JSON.stringify(checkout)}\n`))
      await last
    },
    async close() {
      await last
      await file.close()
    },
  }
}

/** A kill may have cut the last line. */
function parse(line: string): Checkout | undefined {
  try {
    return line ? (JSON.parse(line) as Checkout) : undefined // Written by this journal.
  } catch {
    return undefined
  }
}
