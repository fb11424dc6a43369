import { accessMatrix, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { billingService } from '../src/service.ts'

const billing = testService(billingService)

it('accepts and refuses the callers of the contract', async () => {
  expect(await accessMatrix(billing, billingService)).toMatchSnapshot()
})
