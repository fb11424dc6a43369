import type { Channel } from '@sild/registry'

/** Releases that were live and were taken back: open pages that have one take the next document instead of going on with it. */
export function recalledReleases({ canary, history, stable }: Channel): string[] {
  const recalled = new Set<string>()
  let live: { stable?: string; canary?: string } = {}
  for (const { op, release } of history.toReversed()) {
    if (!release) continue
    if (op === 'rollback') {
      if (live.canary) recalled.add(live.canary)
      if (live.stable && live.stable !== release) recalled.add(live.stable)
    }
    if (op === 'promote' || op === 'rollback') live = { stable: release }
    if (op === 'canary') live = { ...live, canary: release }
    if (op === 'promote' || op === 'canary') recalled.delete(release)
  }
  return [...recalled].filter((id) => id !== stable && id !== canary?.release)
}
