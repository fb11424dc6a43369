import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changedFiles } from './changed-files.ts'

const root = mkdtempSync(join(tmpdir(), 'sild-changed-'))
const git = (...given: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@sild.test', ...given], { cwd: root, stdio: 'pipe' })
const write = (name: string, text: string) => writeFileSync(join(root, name), text)
const commit = () => (git('add', '-A'), git('commit', '-m', 'a change'))

beforeAll(() => {
  git('init', '-b', 'main')
  for (const name of ['kept.ts', 'edited.ts', 'deleted.ts']) write(name, name)
  commit()
  write('latest.ts', 'one')
  commit()
})
afterAll(() => rmSync(root, { recursive: true }))

it('compares the main branch with the commit before, unless changes are uncommitted', () => {
  expect(changedFiles(root)).toEqual(['latest.ts'])
  write('new file.ts', 'not yet added')
  expect(changedFiles(root)).toEqual(['new file.ts'])
})

it('compares a branch with its start, committed and not', () => {
  git('switch', '-c', 'branch')
  git('rm', 'deleted.ts')
  commit()
  write('edited.ts', 'another')
  expect(changedFiles(root)).toEqual(['deleted.ts', 'edited.ts', 'new file.ts'])
  expect(changedFiles(root, 'HEAD')).toEqual(['edited.ts'])
})
