import { publicationStatuses } from '@sild/contract/enums'
import { expect, it } from 'vitest'
import { nextStatus, type PublicationEvent, type TransitionActor, transitions } from './transitions.ts'

const events: PublicationEvent[] = [
  'submit',
  'save-draft',
  'move-to-drafts',
  'archive',
  'delete',
  'approve',
  'reject',
  'expire',
]
const actors: TransitionActor[] = ['owner', 'moderation', 'clock']

/** Written out by hand once more: the table and this must agree on every one of the 144 cells. */
const expected: Record<string, string> = {
  'owner submit': 'DRAFT REJECTED MODERATION ACTIVE ARCHIVED > MODERATION',
  'owner save-draft': 'DRAFT REJECTED MODERATION ACTIVE ARCHIVED > DRAFT',
  'owner move-to-drafts': 'REJECTED MODERATION ACTIVE ARCHIVED > DRAFT',
  'owner archive': 'ACTIVE MODERATION REJECTED > ARCHIVED',
  'owner delete': 'DRAFT REJECTED MODERATION ACTIVE ARCHIVED > DELETED',
  'moderation approve': 'MODERATION > ACTIVE',
  'moderation reject': 'MODERATION > REJECTED',
  'clock expire': 'ACTIVE > ARCHIVED',
}

const cells = publicationStatuses.flatMap((from) =>
  events.flatMap((event) => actors.map((by) => ({ from, event, by }))),
)

it.each(cells)('$from, $event by $by', ({ from, event, by }) => {
  const [sources = '', to] = expected[`${by} ${event}`]?.split(' > ') ?? []
  if (sources.split(' ').includes(from)) expect(nextStatus(from, event, by)).toBe(to)
  else
    expect(() => nextStatus(from, event, by)).toThrow(
      expect.objectContaining({ code: 'publication-transition-refused' }),
    )
})

it('never leaves DELETED and names each transition once', () => {
  expect(transitions.filter(({ from }) => from === 'DELETED')).toEqual([])
  const keys = transitions.map(({ from, event, by }) => `${from} ${event} ${by}`)
  expect(new Set(keys).size).toBe(keys.length)
})
