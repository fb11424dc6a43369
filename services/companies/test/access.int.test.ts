import { accessMatrix, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { companiesService } from '../src/service.ts'

const companies = testService(companiesService)

it('lets in and refuses who the contract says', async () => {
  expect(await accessMatrix(companies, companiesService)).toMatchSnapshot()
})
