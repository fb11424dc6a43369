import { type Choices, chooseReleases, keyOfChoices } from '@sild/registry'
import type { ReleaseIds } from './last-known-good.ts'
import type { Pointers } from './pointers.ts'
import type { ChosenSet, ReleaseSetCache } from './release-set-cache.ts'

/** Who asks for a document: the unit that canaries stick to, and the releases of a preview. */
export interface Visit {
  readonly unit: string | null
  readonly overrides?: Readonly<Record<string, string>>
}

/** All that visits can be given while pointers are as they are. */
export interface Visits {
  readonly pointers: Pointers
  readonly hasCanary: boolean
  /** At once where the set is ready. Null where it cannot be made; it is tried again a little later. */
  setFor(visit: Visit): ChosenSet | Promise<ChosenSet | null> | null
  /** Prepares the sets of running canaries before a request needs them. */
  warm(): Promise<void>
}

const failureRestMs = 5000
const maxAnswers = 64
/** Three canaries at once have eight sets; further sets are made on request. */
const maxWarmed = 8

export function createVisits(
  pointers: Pointers,
  lastGood: ReleaseIds,
  sets: ReleaseSetCache,
  onError: (error: unknown) => void,
): Visits {
  const canaries = [...pointers.values()].flatMap(({ canary, disabled, name }) => (canary && !disabled ? [name] : []))
  const answers = new Map<string, ChosenSet>()
  const making = new Map<string, Promise<ChosenSet | null>>()
  const failedAt = new Map<string, number>()

  const make = async (key: string, choices: Choices): Promise<ChosenSet | null> => {
    try {
      const chosen = await sets.of(choices, pointers, lastGood)
      if (answers.size >= maxAnswers) answers.clear()
      answers.set(key, chosen)
      return chosen
    } catch (error) {
      failedAt.set(key, performance.now())
      onError(error)
      return null
    } finally {
      making.delete(key)
    }
  }
  /** The set for some choices, with reasons of its own: the same releases may be one's canary and another's preview. */
  const answerFor = (choices: Choices): ReturnType<typeof answer> => {
    const found = answer(choices)
    return found instanceof Promise
      ? found.then((chosen) => chosen && explained(chosen, choices))
      : found && explained(found, choices)
  }
  const answer = (choices: Choices): ChosenSet | Promise<ChosenSet | null> | null => {
    const key = keyOfChoices(choices)
    const known = answers.get(key)
    if (known) return known
    if (performance.now() - (failedAt.get(key) ?? Number.NEGATIVE_INFINITY) < failureRestMs) return null
    const underWay = making.get(key) ?? make(key, choices)
    making.set(key, underWay)
    return underWay
  }

  return {
    pointers,
    hasCanary: canaries.length > 0,
    setFor: ({ overrides, unit }) => answerFor(chooseReleases({ pointers, unit, overrides })),
    async warm() {
      const stable = chooseReleases({ pointers, unit: null })
      for (let each = 1; each < Math.min(2 ** canaries.length, maxWarmed); each += 1) {
        const isChosen = (name: string): boolean => (each & (1 << canaries.indexOf(name))) > 0
        const choices = [...stable].map(([name, choice]) => {
          const canary = canaries.includes(name) && isChosen(name) ? pointers.get(name)?.canary : undefined
          return [name, canary ? { id: canary.release, reason: 'canary' as const } : choice] as const
        })
        await answer(new Map(choices))
      }
    },
  }
}

function explained(chosen: ChosenSet, wanted: Choices): ChosenSet {
  const choices = [...chosen.choices].map(([name, choice]) => {
    const own = wanted.get(name)
    return [
      name,
      own && own.id !== choice.id ? { ...own, id: choice.id, reason: choice.reason } : (own ?? choice),
    ] as const
  })
  return { ...chosen, choices: new Map(choices) }
}
