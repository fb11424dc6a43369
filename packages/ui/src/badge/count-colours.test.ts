/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sheet = readFileSync(new URL('Badge.module.css', import.meta.url), 'utf8')
const ruleAt = (selector: string): number => sheet.indexOf(`\n  ${selector} {`)
const ruleOf = (selector: string): string => sheet.slice(ruleAt(selector)).split('}', 1)[0] ?? ''

it('shows a neutral count in another colour than what is unread', () => {
  expect(ruleOf('.count')).toContain('background: var(--color-solid)')
  expect(ruleOf('.neutral')).toContain('background: var(--color-neutral-tint)')
  // Both are of one class, so the later one holds.
  expect(ruleAt('.neutral')).toBeGreaterThan(ruleAt('.count'))
})
