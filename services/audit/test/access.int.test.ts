import { accessMatrix, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { auditService } from '../src/service.ts'

const audit = testService(auditService)

it('lets in and refuses who the contract says', async () => {
  expect(await accessMatrix(audit, auditService)).toMatchSnapshot()
})
