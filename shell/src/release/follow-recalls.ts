import type { ChosenReleases } from '@sild/registry/renderer'

/** An open page stops within seconds. A poll is a few bytes, and only visible pages poll. */
const pollMs = 5000

interface Recalls {
  /** Apps that are switched off, with the reason. */
  disabled: Record<string, string>
  /** Recalled releases, as `app@id`. */
  recalled: string[]
}
interface FollowRecallsInput {
  snapshot: ChosenReleases
  /** Apps that load no more files. */
  switchedOff: Set<string>
  /** The set of switched-off apps has changed. */
  onSwitch: () => void
  /** This document has a recalled release, or lacks an app that was switched on again. */
  onRecall: () => void
}

/** An open page keeps its releases, but stops using switched-off apps and recalled releases at the next opportunity. */
export function followRecalls({ snapshot, switchedOff, onRecall, onSwitch }: FollowRecallsInput): void {
  const read = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return
    try {
      const response = await fetch('/__mfe/kill')
      if (!response.ok) return
      const { disabled, recalled } = (await response.json()) as Recalls // Our own BFF answers.
      const off = Object.keys(disabled)
      const hasChanged = off.length !== switchedOff.size || off.some((name) => !switchedOff.has(name))
      switchedOff.clear()
      for (const name of off) switchedOff.add(name)
      if (hasChanged) onSwitch()
      const isOnAgain = Object.entries(snapshot.remotes).some(
        ([name, { isSwitchedOff }]) => isSwitchedOff && !disabled[name],
      )
      if (isOnAgain || recalled.some((release) => isOf(snapshot, release))) onRecall()
    } catch {
      // The next poll retries.
    }
  }
  setInterval(() => void read(), pollMs)
  // A hidden page does not poll, so it catches up when the user returns.
  document.addEventListener('visibilitychange', () => void read())
}

function isOf({ remotes }: ChosenReleases, release: string): boolean {
  const [name = '', id] = release.split('@')
  return remotes[name]?.id === id
}
