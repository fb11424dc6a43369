import { execFileSync } from 'node:child_process'

/**
 * Files that differ from `base`, committed or not, deleted ones too. Without `base`: from where this branch left the main one, and on
 * the main branch with nothing uncommitted, from the commit before.
 */
export function changedFiles(root: string, base?: string): string[] {
  const git = (...given: string[]): string => execFileSync('git', given, { cwd: root, encoding: 'utf8' })
  const filesOf = (...given: string[]): string[] =>
    git(...given)
      .split('\0')
      .filter((path) => path !== '')
  const changedSince = (commit: string): string[] => [
    ...filesOf('diff', '--name-only', '-z', '--no-renames', commit),
    ...filesOf('ls-files', '--others', '--exclude-standard', '-z'),
  ]
  const commonWith = (commit: string): string => git('merge-base', 'HEAD', commit).trim()
  const mainBranch = (): string =>
    git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main', 'refs/heads/main').split('\n')[0] || 'HEAD'

  const changed = changedSince(commonWith(base ?? mainBranch()))
  const isOnMain = base === undefined && changed.length === 0
  return [...new Set(isOnMain ? changedSince('HEAD~1') : changed)].toSorted()
}
