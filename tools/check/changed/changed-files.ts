import { execFileSync } from 'node:child_process'
import { root } from '../../workspace.ts'

const git = (...given: string[]): string => execFileSync('git', given, { cwd: root, encoding: 'utf8' })
const filesOf = (...given: string[]): string[] =>
  git(...given)
    .split('\0')
    .filter((path) => path !== '')

/** The commit that the changes are compared with: where this branch left the main one, on the main branch its last commit. */
function baseOf(wanted: string | undefined): string {
  if (wanted) return git('merge-base', 'HEAD', wanted).trim()
  const head = git('rev-parse', 'HEAD').trim()
  const [main] = git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main', 'refs/heads/main').split('\n')
  const base = main ? git('merge-base', 'HEAD', main).trim() : head
  return base === head && changedSince(head).length === 0 ? 'HEAD~1' : base
}

/** Files that differ, committed or not, deleted ones too. */
const changedSince = (base: string): string[] => [
  ...filesOf('diff', '--name-only', '-z', '--no-renames', base),
  ...filesOf('ls-files', '--others', '--exclude-standard', '-z'),
]

export function changedFiles(wanted?: string): string[] {
  return [...new Set(changedSince(baseOf(wanted)))].toSorted()
}
