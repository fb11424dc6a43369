import type { InsightEvent } from '@sild/contract/insight'
import { consentAtom } from '@sild/shell-api'
import type { ReportQueue } from '../telemetry/report.ts'
import type { WaitingQueue } from '../telemetry/waiting-queue.ts'
import type { Insight, InsightInput } from './start-insight.ts'

interface FollowConsentInput extends InsightInput {
  events: WaitingQueue<InsightEvent>
  faults: ReportQueue
}

/**
 * Loads the analytics code only after the user agrees. Waiting events are then sent, or dropped if the user refuses.
 */
export function followConsent({ events, faults, ...input }: FollowConsentInput): void {
  const { insight, store } = input
  const isConfigured = Object.keys(insight).length > 0
  let starting: Promise<Insight> | undefined
  const handTo = ({ captureError, track }: Pick<Insight, 'captureError' | 'track'>) => {
    events.handTo(track)
    faults.handTo(captureError)
  }
  const forget = () => handTo({ track: () => undefined, captureError: () => undefined })
  const start = async (): Promise<Insight> => {
    const { startInsight } = await import(/* webpackChunkName: "insight" */ './start-insight.ts')
    return startInsight(input)
  }
  const follow = async (): Promise<void> => {
    const consent = store.get(consentAtom)
    if (!starting && consent === 'undecided') return
    if (!starting && (consent === 'necessary' || !isConfigured)) return forget()
    starting ??= start()
    const started = await starting
    started.follow(store.get(consentAtom))
    handTo(started)
  }
  // If the code does not load, drop the events; a later consent tries again.
  const followOrForget = () =>
    void follow().catch(() => {
      starting = undefined
      forget()
    })
  store.sub(consentAtom, followOrForget)
  followOrForget()
}
