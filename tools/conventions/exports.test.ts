import { expect, it } from 'vitest'
import { codeOf, filesOf, read } from './sources.ts'

const everywhere = ['*.ts', '{shell,bff,e2e,bench,tools,packages,services,mf-*}/**/*.{ts,tsx,mjs}']
// The document of the API takes the names of its shapes from these files.
const namesShapes = /^packages\/contract\/src\/[^/]+\/schemas\.ts$/
// A service reads these folders, so no import names their exports.
const isReadByFolder = /^services\/[^/]+\/src\/(?:routes|jobs)\//
const code = codeOf('{shell,bff,tools,packages,services,mf-*}/**/*.{ts,tsx}').filter(
  (path) => !namesShapes.test(path) && !isReadByFolder.test(path),
)

const value = /^export (?:async )?(?:const|function\*?|class) (\w+)/gm

it('a value that only its own file uses is not exported: exports are for others', () => {
  const users = new Map<string, number>()
  for (const path of filesOf(...everywhere))
    for (const word of new Set(read(path).match(/\w+/g))) users.set(word, (users.get(word) ?? 0) + 1)
  const alone = code.flatMap((path) =>
    [...read(path).matchAll(value)].filter(([, name]) => users.get(name!) === 1).map(([, name]) => `${path}: ${name}`),
  )
  expect(alone).toEqual([])
})
