import { accessMatrix, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { accountsService } from '../src/service.ts'

const accounts = testService(accountsService)

// The users of the matrix do not exist, which getUser answers like a session that is over.
it('accepts and refuses the callers of the contract', async () => {
  expect(await accessMatrix(accounts, accountsService)).toMatchSnapshot()
})
