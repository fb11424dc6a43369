import type { InsightEvent } from '@sild/contract/insight'
import { consentAtom } from '@sild/shell-api'
import type { ReportQueue } from '../telemetry/report.ts'
import type { WaitingQueue } from '../telemetry/waiting-queue.ts'
import type { Insight, InsightInput } from './start-insight.ts'

interface FollowConsentInput extends InsightInput {
  events: WaitingQueue<InsightEvent>
  faults: ReportQueue
}

/** Loads what tells of the use of the portal when its user agrees, and only then. What waited is told or forgotten. */
export function followConsent({ events, faults, ...input }: FollowConsentInput): void {
  const { insight, store } = input
  const isConfigured = Object.keys(insight).length > 0
  let starting: Promise<Insight> | undefined
  const handTo = ({ tellError, track }: Pick<Insight, 'tellError' | 'track'>) => {
    events.handTo(track)
    faults.handTo(tellError)
  }
  const forget = () => handTo({ track: () => undefined, tellError: () => undefined })
  const start = async (): Promise<Insight> => {
    const { startInsight } = await import(/* webpackChunkName: "insight" */ './start-insight.ts')
    return startInsight(input)
  }
  const follow = async (): Promise<void> => {
    const consent = store.get(consentAtom)
    if (!starting && consent === 'undecided') return
    if (!starting && (consent === 'necessary' || !isConfigured)) return forget()
    starting ??= start()
    const told = await starting
    told.follow(store.get(consentAtom))
    handTo(told)
  }
  // What cannot be loaded hears nothing; who agrees later tries again.
  const followOrForget = () =>
    void follow().catch(() => {
      starting = undefined
      forget()
    })
  store.sub(consentAtom, followOrForget)
  followOrForget()
}
