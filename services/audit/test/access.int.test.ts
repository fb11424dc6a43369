import { accessMatrix, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { auditService } from '../src/service.ts'

const audit = testService(auditService)

it('accepts and refuses the callers of the contract', async () => {
  expect(await accessMatrix(audit, auditService)).toMatchSnapshot()
})
