import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../workspace.ts'

const LONGEST_SUBJECT = 72
/** 175 subjects before this day are longer; history stays as it is. */
const CHECKED_SINCE = '2026-11-27T00:00:00Z'

const tooLong = (subjects: readonly string[]): string[] =>
  subjects.filter((subject) => subject.length > LONGEST_SUBJECT)

it('a subject of 73 characters is too long', () => {
  expect(tooLong(['x'.repeat(LONGEST_SUBJECT), 'y'.repeat(LONGEST_SUBJECT + 1)])).toEqual(['y'.repeat(73)])
})

// A source archive has no history.
it.runIf(existsSync(join(root, '.git')))('subjects of commits fit into the 72 columns of `git log`', () => {
  const log = execFileSync('git', ['log', '--no-merges', `--since=${CHECKED_SINCE}`, '--format=%s'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(tooLong(log.split('\n'))).toEqual([])
})
