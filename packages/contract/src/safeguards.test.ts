import { describe, expect, it } from 'vitest'
import { approvableOperations } from './audit/approval-schemas.ts'
import { constants } from './limits.ts'
import { type Operation, staffLevels } from './operation.ts'
import { operations } from './operations.ts'
import { type Safeguard, safeguards } from './safeguards.ts'

const all: readonly Operation[] = Object.values(operations)
const operationOf = (name: string) => all.find((operation) => operation.name === name)
const entries = Object.entries<Safeguard>(safeguards)
const namesOf = (safeguard: Safeguard): readonly string[] => {
  if ('undoneBy' in safeguard) return [safeguard.undoneBy]
  if ('contestedBy' in safeguard) return [safeguard.contestedBy]
  if ('isSecondLook' in safeguard) return [safeguard.after]
  return 'stoppedBy' in safeguard ? safeguard.stoppedBy : []
}

describe('an operation of the staff that changes something', () => {
  it('has a safeguard each: an undo, a colleague, a wait or a reason; say which in safeguards.ts', () => {
    const changes = all.filter(({ access, isRead }) => staffLevels.includes(access) && !isRead).map(({ name }) => name)
    expect(changes.length).toBeGreaterThan(70)
    expect(Object.keys(safeguards).toSorted()).toEqual(changes.toSorted())
  })

  it('is undone, stopped and contested by operations that change something', () => {
    const named = entries.flatMap(([name, safeguard]) => namesOf(safeguard).map((other) => ({ name, other })))
    expect(named.filter(({ other }) => operationOf(other)?.isRead !== undefined)).toEqual([])
    expect(named.filter(({ other }) => operationOf(other) === undefined)).toEqual([])
  })

  it('is refused without an approval exactly where the table says so', () => {
    const inTable = entries.filter(([, safeguard]) => 'approvedBy' in safeguard).map(([name]) => name)
    const refused = all.filter(({ needsApproval }) => needsApproval).map(({ name }) => name)
    expect(inTable.toSorted()).toEqual(refused.toSorted())
    expect([...approvableOperations]).toEqual(refused.toSorted())
  })

  it('is served by a service if it needs an approval: the approval calls it there', () => {
    expect(approvableOperations.filter((name) => (operations[name] as Operation).service === 'bff')).toEqual([])
  })

  it('waits as long as the code waits, and can be stopped by its user without an account', () => {
    expect(safeguards.startEmailChange).toMatchObject({ waitsHours: constants.accessChangeWaitMs / 3_600_000 })
    expect(operations.stopEmailChange.access).toBe('guest')
  })

  it('of money always needs a colleague, unless it only stops something', () => {
    const ofMoney = entries.filter(([name]) => operationOf(name)?.service === 'billing')
    expect(ofMoney.filter(([, safeguard]) => !('approvedBy' in safeguard)).map(([name]) => name)).toEqual([
      'endPromoCode',
    ])
  })
})
