import type { ReleaseSummary } from './shapes.ts'

type Source = ReleaseSummary['source']

/** Null where the repository stands at no address, or the release was built without a history. */
export const commitAddress = ({ commit, repo }: Source): string | null =>
  isAddress(repo) && !/^0+$/.test(commit) ? `${repo}/commit/${commit}` : null

/** Of its pull request, which GitLab calls a merge request. */
export const changeAddress = ({ pr, repo }: Source): string | null =>
  pr !== undefined && isAddress(repo)
    ? `${repo}/${new URL(repo).hostname.includes('gitlab') ? '-/merge_requests' : 'pull'}/${pr}`
    : null

const isAddress = (repo: string): boolean => repo.startsWith('https://') && URL.canParse(repo)
