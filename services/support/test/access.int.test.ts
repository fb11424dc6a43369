import { accessMatrix, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { supportService } from '../src/service.ts'

const support = testService(supportService)

it('accepts and refuses the callers of the contract', async () => {
  expect(await accessMatrix(support, supportService)).toMatchSnapshot()
})
