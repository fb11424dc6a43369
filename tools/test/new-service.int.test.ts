import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { linkWorkspace } from '../new-remote/link-workspace.ts'
import { registerService } from '../new-service/register-service.ts'
import { parseOptions } from '../new-service/options.ts'
import { writeService } from '../new-service/write-service.ts'
import { root, scratchDir } from '../workspace.ts'

// Below the root, where packages of the registry are found; ours are linked within the copy.
const copy = join(scratchDir, 'new-service')
const isSource = (path: string): boolean => !/\/(?:dist|node_modules\/\.)/.test(path.slice(root.length))
const run = (...words: string[]) => promisify(execFile)(process.execPath, words, { cwd: copy })
const tool = (path: string): string => join(root, 'node_modules', path)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

// Types are checked and tests run in a copy of the checkout.
it('writes a service that compiles, starts and passes its tests', { timeout: 300_000 }, async () => {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const part of ['packages', 'services', 'tools', 'bff', 'package.json', 'vitest.config.ts', 'tsconfig.base.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: isSource })
  for (const part of ['node_modules/@sild', 'node_modules/.package-lock.json', 'package-lock.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true, verbatimSymlinks: true })
  const options = parseOptions(['pencils'], copy)
  writeService(options, copy, new Date())
  registerService(options, copy)
  linkWorkspace('services/pencils', copy)
  await run(tool('typescript/bin/tsc'), '--noEmit', '-p', 'services/pencils')
  const { stdout } = await run(tool('vitest/vitest.mjs'), 'run', '--project=integration', 'services/pencils')
  expect(stdout).toContain('1 passed')
})
