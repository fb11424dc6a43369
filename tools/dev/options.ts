import { parseArgs } from 'node:util'

import { Failure } from '../failure.mjs'
import { type Persona, personas } from '../portal/visitor.ts'
import { parseWords, type StartOptions } from '../supervisor/options.ts'
import { appNames } from '../workspace.ts'

export interface DevOptions {
  /** The remote in development. */
  apps: string[]
  start: StartOptions
  isAlone: boolean
  /** Address of the portal that has everything else. */
  against: string | undefined
  /** The user who opens the pages of a remote alone. */
  persona: Persona | undefined
}

const own = { alone: { type: 'boolean' }, against: { type: 'string' }, as: { type: 'string' } } as const

/** @throws Failure for options that contradict each other */
export function parseDevOptions(words: readonly string[], known: readonly string[] = appNames()): DevOptions {
  const { tokens, values } = parseArgs({ args: [...words], options: own, strict: false, tokens: true })
  const taken = new Set(
    tokens.flatMap((token) => {
      if (token.kind !== 'option' || !(token.name in own)) return []
      return token.value === undefined || token.inlineValue ? [token.index] : [token.index, token.index + 1]
    }),
  )
  const { options, others: apps } = parseWords(words.filter((_, index) => !taken.has(index)))
  const start = { ...options, command: ['npm run dev --', ...words].join(' ') }
  const isAlone = values.alone === true
  const against = values.against === undefined ? undefined : originOf(values.against)
  const unknown = apps.find((app) => !known.includes(app))
  if (unknown || apps.length === 0)
    throw new Failure(unknown ? `There is no app ${unknown}.` : 'Which app?', `Choose from: ${known.join(', ')}`)
  if (isAlone && against) throw new Failure('A remote is alone, or against a portal.', 'Leave one of them out.')
  if ((isAlone || against) && (apps.length > 1 || apps[0] === 'shell'))
    throw new Failure('One remote is worked on like this.', 'Without --alone and --against there may be several apps.')
  return { apps, start, isAlone, against, persona: values.as === undefined ? undefined : personaNamed(values.as) }
}

function originOf(given: string | boolean): string {
  if (typeof given === 'string' && URL.canParse(given) && /^https?:$/.test(new URL(given).protocol))
    return new URL(given).origin
  const problem = typeof given === 'string' ? `${given} is not an address of a portal.` : 'Against which portal?'
  throw new Failure(problem, 'Write it whole: --against https://sild.example')
}

function personaNamed(given: string | boolean): Persona {
  const persona = personas.find((each) => each === given)
  if (!persona) throw new Failure(`${given} is nobody.`, `Choose from: ${personas.join(', ')}`)
  return persona
}
