import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { root } from '../workspace.ts'

export interface CheckoutCopy {
  root: string
  remove(): void
}

const made = ['node_modules', '.sild', '.nx', '.git', 'test-results', 'coverage', 'dist']
/** Of the copy itself: links of its own workspaces, what npm says it has installed, and nothing that was built before. */
const own = ['@sild', '.package-lock.json', '.sild-installed', '.cache']

/** The checkout as it is now, installed, for tests that change it. */
export function copyCheckout(): CheckoutCopy {
  const copy = mkdtempSync(join(tmpdir(), 'sild-checkout-'))
  const isSource = (path: string): boolean => !made.includes(relative(root, path).split('/').at(-1) ?? '')
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || isSource(path) })
  symlinkSync(join(root, 'tools/runtime/node_modules'), join(copy, 'tools/runtime/node_modules'))

  const installed = join(root, 'node_modules')
  mkdirSync(join(copy, 'node_modules/@sild'), { recursive: true })
  for (const name of readdirSync(installed).filter((each) => !own.includes(each)))
    symlinkSync(join(installed, name), join(copy, 'node_modules', name))
  for (const name of readdirSync(join(installed, '@sild')))
    symlinkSync(readlinkSync(join(installed, '@sild', name)), join(copy, 'node_modules/@sild', name))
  for (const name of ['.package-lock.json', '.sild-installed'])
    cpSync(join(installed, name), join(copy, 'node_modules', name))
  return { root: copy, remove: () => rmSync(copy, { recursive: true, force: true }) }
}
