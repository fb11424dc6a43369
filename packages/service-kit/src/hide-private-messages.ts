import type { Actor } from '@sild/contract/actor'
import type { Locale } from '@sild/contract/enums'
import type { Operation } from '@sild/contract/operation'
import { JsonText } from './json.ts'
import { errorText } from './texts.ts'

/** The reply as an impersonating agent may read it: a sentence replaces what members wrote to each other. */
export function hidePrivateMessages(
  { wordsBetweenMembers }: Pick<Operation, 'wordsBetweenMembers'>,
  actor: Actor | null,
  { locale, reply }: { locale: Locale; reply: unknown },
): unknown {
  if (!wordsBetweenMembers || !actor?.viewedByGuid) return reply
  const paths = wordsBetweenMembers.map((path) => path.split('.'))
  // Copies the reply: a cached object of the service must not change.
  const copy: unknown = JSON.parse(reply instanceof JsonText ? reply.text : JSON.stringify(reply))
  hide(copy, paths, errorText(locale, 'viewing-private'))
  return copy
}

function hide(value: unknown, paths: readonly (readonly string[])[], sentence: string): void {
  if (!isObject(value)) return
  for (const path of paths) {
    const [last = '', ...outer] = path.toReversed()
    const holder = outer.reduceRight(inside, value)
    if (isObject(holder) && typeof holder[last] === 'string') holder[last] = sentence
  }
  for (const inner of Object.values(value)) hide(inner, paths, sentence)
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const inside = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined)
