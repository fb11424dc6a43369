import { accessMatrix, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { supportService } from '../src/service.ts'

const support = testService(supportService)

it('lets in and refuses who the contract says', async () => {
  expect(await accessMatrix(support, supportService)).toMatchSnapshot()
})
