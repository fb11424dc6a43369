import { type PublicationStatus, publicationStatuses } from '@sild/contract/enums'
import type { AppError } from '@sild/service-kit'
import { expect, it } from 'vitest'
import { nextStatus, type PublicationEvent, type TransitionActor, transitions } from './transitions.ts'

const events: PublicationEvent[] = [
  'submit',
  'save-draft',
  'move-to-drafts',
  'archive',
  'keep',
  'delete',
  'approve',
  'reject',
  'expire',
  'take-down',
  'reinstate',
  'resume',
]
const actors: TransitionActor[] = ['owner', 'moderation', 'clock']

/** Written out by hand once more: the table and this must agree on every one of the 216 cells. */
const expected: Record<string, string> = {
  'owner submit': 'DRAFT REJECTED MODERATION ACTIVE ARCHIVED > MODERATION',
  'owner save-draft': 'DRAFT REJECTED MODERATION ACTIVE ARCHIVED > DRAFT',
  'owner move-to-drafts': 'REJECTED MODERATION ACTIVE ARCHIVED > DRAFT',
  'owner archive': 'ACTIVE MODERATION REJECTED > ARCHIVED',
  'owner keep': 'ACTIVE > ACTIVE',
  'owner delete': 'DRAFT REJECTED MODERATION ACTIVE ARCHIVED > DELETED',
  'moderation approve': 'MODERATION > ACTIVE',
  'moderation reject': 'MODERATION > REJECTED',
  'moderation take-down': 'ACTIVE MODERATION > REJECTED',
  'moderation reinstate': 'REJECTED > ACTIVE',
  'moderation resume': 'REJECTED > MODERATION',
  'clock expire': 'ACTIVE > ARCHIVED',
}

const cells = publicationStatuses.flatMap((from) =>
  events.flatMap((event) => actors.map((by) => ({ from, event, by }))),
)

const outcomeOf = (from: PublicationStatus, event: PublicationEvent, by: TransitionActor): string => {
  try {
    return nextStatus(from, event, by)
  } catch (error) {
    return (error as AppError).code
  }
}

it.each(cells)('$from, $event by $by', ({ from, event, by }) => {
  const [sources = '', to] = expected[`${by} ${event}`]?.split(' > ') ?? []
  expect(outcomeOf(from, event, by)).toBe(sources.split(' ').includes(from) ? to : 'publication-transition-refused')
})

it('never leaves DELETED and names each transition once', () => {
  expect(transitions.filter(({ from }) => from === 'DELETED')).toEqual([])
  const keys = transitions.map(({ from, event, by }) => `${from} ${event} ${by}`)
  expect(new Set(keys).size).toBe(keys.length)
})
