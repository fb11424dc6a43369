import { AppError } from '@sild/service-kit'
import type { PageState } from '@sild/contract/content/page-states'

export type PageEvent = 'save' | 'submit' | 'return' | 'approve' | 'schedule' | 'publish' | 'withdraw'
/** `author`: the writer. `reviewer`: an editor who reviews. `clock`: the scheduled time. */
export type TransitionActor = 'author' | 'reviewer' | 'clock'

export interface Transition {
  readonly from: PageState
  readonly event: PageEvent
  readonly by: TransitionActor
  readonly to: PageState
}

const allOf = (by: TransitionActor, event: PageEvent, to: PageState, ...from: PageState[]): Transition[] =>
  from.map((state) => ({ from: state, event, by, to }))

/** All state transitions of a page; others are refused. Meanwhile readers see the last published revision. */
export const transitions: readonly Transition[] = [
  ...allOf('author', 'save', 'draft', 'draft', 'review', 'scheduled', 'published', 'withdrawn'),
  ...allOf('author', 'submit', 'review', 'draft', 'withdrawn'),
  ...allOf('reviewer', 'return', 'draft', 'review', 'scheduled'),
  ...allOf('reviewer', 'approve', 'published', 'review'),
  ...allOf('reviewer', 'schedule', 'scheduled', 'review'),
  ...allOf('clock', 'publish', 'published', 'scheduled'),
  ...allOf('author', 'withdraw', 'withdrawn', 'draft', 'review', 'scheduled', 'published'),
]

/** The state that follows. @throws page-step-refused */
export function nextState(from: PageState, event: PageEvent, by: TransitionActor): PageState {
  const found = transitions.find((each) => each.from === from && each.event === event && each.by === by)
  if (!found) throw new AppError('page-step-refused')
  return found.to
}
