import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuseTaken } from './refuse-taken.ts'
import { parseOptions } from './options.ts'

/** A checkout of these tests' own: the real one may have every remote that they wish for. */
const screens = `# Screens

## mf-account

| \`/activation/:code?\` | mf-account.activation-code |

## mf-chat

| \`/chat\` | mf-chat.chat |
| \`/chat/:type\` | mf-chat.chats |

## shell

| \`/styleguide\` | shell.styleguide |
`
let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'sild-checkout-'))
  for (const folder of ['docs', 'mf-chat']) mkdirSync(join(root, folder))
  writeFileSync(join(root, 'docs/screens.md'), screens)
})
afterAll(() => rmSync(root, { recursive: true }))

const refuse = (name: string, route: string) => refuseTaken(parseOptions([name, '--route', route]), root)

describe('a new remote', () => {
  it('may have a name and an address that are free', () => {
    expect(() => refuse('mf-deals', '/deals')).not.toThrow()
    expect(() => refuse('mf-deals', '/chat/deals/old')).not.toThrow()
  })

  it.each([
    ['mf-chat', '/deals', 'There is a mf-chat already'],
    ['mf-deals', '/chat', '/chat belongs to mf-chat'],
    ['mf-deals', '/chat/deals', '/chat/deals belongs to mf-chat (/chat/:type)'],
    ['mf-deals', '/activation', 'belongs to mf-account (/activation/:code?)'],
    ['mf-deals', '/styleguide', 'belongs to shell'],
    ['mf-deals', '/api/deals', '/api does not lead to pages'],
    ['mf-deals', '/et', '/et does not lead to pages'],
  ])('is refused as %s at %s: %s', (name, route, reason) => {
    expect(() => refuse(name, route)).toThrow(reason)
  })
})
