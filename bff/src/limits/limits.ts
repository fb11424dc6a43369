import type { OperationName } from '@sild/contract/operations'
import type { Clock } from '@sild/service-kit/clock'
import { AppError } from '@sild/service-kit/errors'
import type { Session } from '../session/sessions.ts'
import { addressKey } from './address.ts'
import type { Count, Counters } from './counters.ts'
import { createLocalCounters } from './local-counters.ts'
import { beaconRule, generalRules, operationRules } from './rules.ts'

export interface Caller {
  readonly address: string
  readonly session: Session | null
}

export interface Limits {
  /** Counts any request. @throws rate-limited */
  request(caller: Caller): void
  /** Counts a report of how releases do. @throws rate-limited */
  beacons(address: string): void
  isLimited(operation: OperationName): boolean
  /** Counts a call of an operation with rules of its own. @throws rate-limited */
  operation(operation: OperationName, caller: Caller): Promise<void>
}

export function createLimits(counters: Counters, clock: Clock, scale: number): Limits {
  const local = createLocalCounters(clock)
  const hold = ({ hits, resetsInMs }: Count, max: number): void => {
    if (hits <= max * scale) return
    const seconds = Math.max(1, Math.ceil(resetsInMs / 1000))
    throw new AppError('rate-limited', { values: { seconds }, retryAfterSeconds: seconds })
  }

  return {
    request({ address, session }) {
      const { caller, address: each } = generalRules
      const who = session?.userGuid ?? session?.anonymousGuid
      if (who) hold(local.hit(who, caller.windowMs), caller.max)
      hold(local.hit(addressKey(address), each.windowMs), each.max)
    },
    beacons: (address) => hold(local.hit(`beacons ${addressKey(address)}`, beaconRule.windowMs), beaconRule.max),
    isLimited: (operation) => operationRules[operation] !== undefined,
    async operation(operation, { address, session }) {
      const caller = session?.userGuid ?? session?.anonymousGuid ?? addressKey(address)
      for (const { by, max, windowMs } of operationRules[operation] ?? []) {
        const key = `${operation} ${by} ${by === 'caller' ? caller : addressKey(address)}`
        hold(await counters.hit(key, windowMs), max)
      }
    },
  }
}
