import { bucketOf } from './bucket.ts'
import type { Channel } from './channel.ts'
import { conflicts } from './compatibility.ts'
import type { Release } from './release.ts'

export type ChoiceReason = 'stable' | 'canary' | 'override' | 'conflict' | 'disabled' | 'last-known-good'

export interface Choice {
  /** Null: the document has no code of the app. */
  id: string | null
  /** Of an app that is switched off: the release that names its addresses, so that they say so instead of 404. */
  addressesOf?: string
  reason: ChoiceReason
  /** Only while the app has a canary and the unit is known. */
  bucket?: number
  percent?: number
}
export type Choices = ReadonlyMap<string, Choice>

export interface Visit {
  pointers: ReadonlyMap<string, Channel>
  /** The company or the browser that a canary sticks to; null is always served the stable release. */
  unit: string | null
  /** Releases of a preview, by app. */
  overrides?: Readonly<Record<string, string>>
}

/** The choice of each app's pointer for a visit. It only computes one hash for every running canary. */
export function chooseReleases({ pointers, unit, overrides = {} }: Visit): Map<string, Choice> {
  const choices = new Map<string, Choice>()
  for (const [name, pointer] of pointers) choices.set(name, chooseRelease(pointer, unit, overrides[name]))
  for (const [name, id] of Object.entries(overrides))
    if (!pointers.has(name)) choices.set(name, { id, reason: 'override' })
  return choices
}

function chooseRelease({ stable, canary, disabled }: Channel, unit: string | null, override?: string): Choice {
  if (disabled) return { id: null, reason: 'disabled', addressesOf: stable }
  const place = canary && unit !== null ? { bucket: bucketOf(canary.salt, unit), percent: canary.percent } : {}
  if (override) return { id: override, reason: 'override', ...place }
  if (canary && place.bucket !== undefined && place.bucket < canary.percent)
    return { id: canary.release, reason: 'canary', ...place }
  return { id: stable, reason: 'stable', ...place }
}

/** Equal for choices of equal releases: the key under which a set of them is kept. */
export const keyOfChoices = (choices: Choices): string =>
  [...choices]
    .filter(([, { addressesOf, id }]) => id ?? addressesOf)
    .map(([name, { addressesOf, id }]) => (id ? `${name}@${id}` : `${name}@${addressesOf} off`))
    .toSorted()
    .join()

export interface Known {
  pointers: ReadonlyMap<string, Channel>
  /** The lock of a release that can be used; undefined when it could not be read. */
  lockOf: (name: string, id: string) => Release | undefined
  /** Ids of the set that was served last. */
  lastGood: ReadonlyMap<string, string>
}
export interface CoherentChoices {
  choices: Map<string, Choice>
  /** What could not be chosen as the pointers say, and why. */
  problems: string[]
}

/**
 * Makes choices compatible. A remote that does not fit the shell first loses its canary or override, then falls back to
 * the release served last, then is left out. A canary or override of the shell is dropped before a stable remote is.
 */
export function makeCoherent(choices: Choices, known: Known): CoherentChoices {
  const asChosen = fitToShell(choices, known)
  const shell = choices.get('shell')
  const pointer = known.pointers.get('shell')
  const isTrial = shell?.reason === 'canary' || shell?.reason === 'override'
  if (!isTrial || !pointer || isWhole(choices, asChosen.choices)) return asChosen
  const steady: Choice = { ...shell, id: pointer.stable, reason: 'conflict' }
  const withStable = fitToShell(new Map(choices).set('shell', steady), known)
  return { choices: withStable.choices, problems: [...asChosen.problems, ...withStable.problems] }
}

/** No app that was chosen had to leave its stable release, or the page. */
const isWhole = (wanted: Choices, got: Choices): boolean =>
  [...wanted].every(([name, { id, reason }]) => {
    const isSteady = reason === 'stable' || name === 'shell'
    return !isSteady || got.get(name)?.id === id
  })

function fitToShell(choices: Choices, { pointers, lockOf, lastGood }: Known): CoherentChoices {
  const problems: string[] = []
  const fitted = new Map(choices)
  const candidates = (name: string, { id, reason }: Choice): Choice[] => {
    const stable = pointers.get(name)?.stable
    const last = lastGood.get(name)
    return [
      { id, reason },
      ...(stable && stable !== id ? [{ id: stable, reason: 'conflict' as const }] : []),
      ...(last && last !== id && last !== stable ? [{ id: last, reason: 'last-known-good' as const }] : []),
    ]
  }
  const fit = (name: string, shell: Release | undefined): Release | undefined => {
    const choice = choices.get(name)
    if (!choice?.id) return undefined
    for (const candidate of candidates(name, choice)) {
      const lock = lockOf(name, candidate.id ?? '')
      const reasons = lock ? (shell ? conflicts(shell, lock) : []) : [`${name}@${candidate.id} cannot be read`]
      if (lock && reasons.length === 0) {
        fitted.set(name, { ...choice, ...candidate })
        return lock
      }
      problems.push(...reasons)
    }
    fitted.set(name, { ...choice, id: null, reason: 'conflict' })
    return undefined
  }

  const shell = fit('shell', undefined)
  for (const name of choices.keys()) if (name !== 'shell') fit(name, shell)
  return { choices: fitted, problems }
}
