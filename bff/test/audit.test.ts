import { isAudited } from '@sild/contract/operation'
import { operations } from '@sild/contract/operations'
import { describe, expect, it } from 'vitest'
import type { ApiOperation } from '../src/edge/api-operation.ts'
import { expectedAccess } from './access-table.ts'

/** By the table that is written by hand, and not by the contract that this is about. */
const ofStaffAlone = [...expectedAccess].filter(
  ([, row]) => !row.customerPaid && !row.providerPaid && (row.admin || row.moderator || row.support || row.editor),
)

describe('the audit log', () => {
  it('records every operation of the staff that changes something', () => {
    expect(ofStaffAlone.length).toBeGreaterThan(50)
    const changing = ofStaffAlone.filter(([name]) => !(operations[name] as ApiOperation).isRead)
    expect(changing.filter(([name]) => !isAudited(operations[name])).map(([name]) => name)).toEqual([])
  })

  it('records no operation of other callers, and takes nothing from browsers', () => {
    const others = [...expectedAccess.keys()].filter((name) => !ofStaffAlone.some(([known]) => known === name))
    expect(others.filter((name) => isAudited(operations[name]))).toEqual([])
    expect(expectedAccess.has('recordStaffAction')).toBe(false)
  })
})
