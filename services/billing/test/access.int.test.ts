import { accessMatrix, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { billingService } from '../src/service.ts'

const billing = testService(billingService)

it('lets in and refuses who the contract says', async () => {
  expect(await accessMatrix(billing, billingService)).toMatchSnapshot()
})
