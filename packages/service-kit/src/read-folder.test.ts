import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { jobsIn, routesIn } from './read-folder.ts'

it('finds the routes and jobs that files of a folder export, and nothing of its tests', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sild-folder-'))
  writeFileSync(
    join(folder, 'one.ts'),
    `export const oneRoute = { operation: { name: 'one' } }; export const limit = 3`,
  )
  writeFileSync(join(folder, 'two.ts'), `export const twoJob = { job: 'two' }; export const table = { a: 1 }`)
  writeFileSync(join(folder, 'one.test.ts'), `throw new Error('a test was imported')`)
  const url = pathToFileURL(`${folder}/`)
  expect(await routesIn(url)).toEqual([{ operation: { name: 'one' } }])
  expect(await jobsIn(url)).toEqual([{ job: 'two' }])
})
