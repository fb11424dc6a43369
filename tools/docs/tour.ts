import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../workspace.ts'

/** A link of the tour: words of the line that it leads to, and its file. */
const link = /\[`([^`]+)`\]\(\.\.\/([^)#]+)#L\d+\)/g

/** The tour, with each link at the current line of its words. @throws if no line has them */
export function tour(): string {
  const text = readFileSync(join(root, 'docs/tour.md'), 'utf8')
  return text.replaceAll(link, (_whole, words: string, path: string) => {
    const lines = readFileSync(join(root, path), 'utf8').split('\n')
    const index = lines.findIndex((line) => line.includes(words))
    if (index === -1) throw new Error(`docs/tour.md: ${path} has no line with \`${words}\``)
    return `[\`${words}\`](../${path}#L${index + 1})`
  })
}
