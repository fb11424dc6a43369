import { accessMatrix, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { companiesService } from '../src/service.ts'

const companies = testService(companiesService)

it('accepts and refuses the callers of the contract', async () => {
  expect(await accessMatrix(companies, companiesService)).toMatchSnapshot()
})
