import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const script = join(import.meta.dirname, 'standalone/scripts/pull-request.sh')

/** Fakes of `npx sild …` and `gh api …`: the first records its arguments, the second stores one comment. */
const fakes = {
  npx: `#!/bin/sh
echo "$*" >> ../asked
case "$*" in
  *publish*) echo '{"id":"0123456789abcdef"}' ;;
  *--revoke*) ;;
  *preview*) n=$(grep -c -- --path ../asked); echo "{\\"url\\":\\"https://sild.test/p$n\\",\\"previewGuid\\":\\"guid-$n\\",\\"expiresAt\\":\\"2027\\"}" ;;
  *check*) [ ! -e ../broken ] ;;
esac`,
  gh: `#!/bin/sh
echo "$*" >> ../told
case "$*" in
  *--method*) for word; do case $word in body=@*) cp "\${word#body=@}" ../comment ;; esac; done ;;
  *.id) [ ! -e ../comment ] || echo 99 ;;
  *.body) [ ! -e ../comment ] || cat ../comment ;;
esac`,
}

let scratch: string
let repository: string
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'sild-pipeline-'))
  repository = join(scratch, 'repository')
  for (const folder of ['scripts', 'node_modules']) mkdirSync(join(repository, folder), { recursive: true })
  cpSync(script, join(repository, 'scripts/pull-request.sh'))
  for (const [name, text] of Object.entries(fakes)) {
    mkdirSync(join(scratch, 'bin'), { recursive: true })
    writeFileSync(join(scratch, 'bin', name), text)
    chmodSync(join(scratch, 'bin', name), 0o755)
  }
})
afterEach(() => rmSync(scratch, { recursive: true }))

function run(event: string, environment: Record<string, string> = { GITHUB_REPOSITORY: 'team/offers' }): void {
  const PATH = `${join(scratch, 'bin')}:${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`
  execFileSync('bash', ['scripts/pull-request.sh', event, '412'], {
    cwd: repository,
    env: { ...process.env, GITHUB_REPOSITORY: '', ...environment, PATH },
    stdio: 'pipe',
  })
}
const linesOf = (file: string): string[] =>
  existsSync(join(scratch, file)) ? readFileSync(join(scratch, file), 'utf8').trimEnd().split('\n') : []
const comment = (): string => readFileSync(join(scratch, 'comment'), 'utf8')
const writes = (): string[] => linesOf('told').filter((line) => line.includes('--method'))

describe('the pipeline of a pull request', () => {
  it('checks, publishes under the number of the pull request, and comments the link', () => {
    run('open')
    expect(linesOf('asked')).toEqual([
      'sild check mf-template',
      'sild publish mf-template --pr 412 --no-browser --json',
      'sild preview mf-template@0123456789abcdef --path /template --json',
    ])
    expect(comment()).toMatch(
      /^<!-- sild mf-template guid-1 -->\n\*\*\[Preview of mf-template\]\(https:\/\/sild\.test\/p1\)\*\*/,
    )
    expect(writes()).toEqual([expect.stringContaining('--method POST repos/team/offers/issues/412/comments')])
  })

  it('updates the link in the same comment, and ends the one before', () => {
    run('open')
    run('open')
    expect(comment()).toContain('https://sild.test/p2')
    expect(linesOf('asked').at(-1)).toBe('sild preview --revoke guid-1')
    expect(writes().at(-1)).toContain('--method PATCH repos/team/offers/issues/comments/99')
  })

  it('revokes the link when the pull request is closed, once', () => {
    run('open')
    run('closed')
    expect(linesOf('asked').at(-1)).toBe('sild preview --revoke guid-1')
    expect(comment()).toBe('<!-- sild mf-template -->\nThe preview of mf-template was taken away.\n')
    run('closed')
    expect(linesOf('asked').filter((line) => line.includes('--revoke'))).toHaveLength(1)
  })

  it('publishes nothing that the check refuses, and fails', () => {
    writeFileSync(join(scratch, 'broken'), '')
    expect(() => run('open')).toThrow('Command failed')
    expect(linesOf('asked')).toEqual(['sild check mf-template'])
    expect(existsSync(join(scratch, 'comment'))).toBe(false)
  })

  it('writes its note to a file without GitHub', () => {
    run('open', {})
    run('closed', {})
    expect(linesOf('told')).toEqual([])
    expect(linesOf('asked').at(-1)).toBe('sild preview --revoke guid-1')
    expect(readFileSync(join(repository, 'preview-412.md'), 'utf8')).toContain('was taken away')
  })

  it('ignores other events', () => {
    expect(() => run('reopened')).toThrow(/open or closed, not reopened/)
  })
})
