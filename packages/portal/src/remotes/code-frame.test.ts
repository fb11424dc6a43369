import { expect, it } from 'vitest'
import { codeFrameOf } from './code-frame.ts'

const id = 'a'.repeat(16)
/** Line 1 of the script is line 3 of the source, line 2 is of a library. */
const map = {
  version: 3,
  file: 'page.js',
  sources: ['webpack://mf-try/./src/Page.tsx', 'webpack://mf-try/../node_modules/react/index.js'],
  sourcesContent: ['one\ntwo\nthrow new Error()\nfour', 'library'],
  names: [],
  mappings: 'AAEA;ACFA',
}
const storage = {
  list: async () => [],
  read: async (path: string) => (path === `a/mf-try/${id}/page.js.map` ? Buffer.from(JSON.stringify(map)) : null),
}
const at = (line: number, file = 'page.js'): string =>
  `    at Page (http://localhost:3000/a/mf-try/${id}/${file}:${line}:1)`

it('shows the line of the source that threw, and those around it', async () => {
  expect(await codeFrameOf(storage, `Error: no\n${at(1)}`)).toEqual({
    place: 'src/Page.tsx:3',
    code: '     1 | one\n     2 | two\n>    3 | throw new Error()\n     4 | four',
  })
})

it('passes over libraries, and files without a map', async () => {
  const stack = ['Error: no', at(1, 'other.js'), at(2), at(1)].join('\n')
  expect(await codeFrameOf(storage, stack)).toMatchObject({ place: 'src/Page.tsx:3' })
  expect(await codeFrameOf(storage, `Error: no\n${at(2)}`)).toBeNull()
  expect(await codeFrameOf(storage, 'Error: no\n    at http://localhost:3000/a/../../etc/passwd.js:1:1')).toBeNull()
})
