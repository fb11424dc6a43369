import { market } from '@sild/demo'
import { testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { seed } from '../seeds/demo.ts'
import { accountsService } from '../src/service.ts'
import { signIn } from './arrange.ts'

const accounts = testService(accountsService)

it('lets everyone of the demo sign in in their role, and seeds once', async () => {
  await seed(accounts.deps)
  await seed(accounts.deps)
  const [counted] = await accounts.database.query('select count(*)::int as users from accounts.users')
  expect(counted).toEqual({ users: market().users.length })
  for (const { role, email, password, userGuid, isVerified } of market().accounts) {
    const { user } = await signIn(accounts, email, { password })
    const isStaff = role !== 'customer' && role !== 'provider'
    expect(user).toMatchObject({
      guid: userGuid,
      isVerified: isVerified ? 1 : 0,
      roles: isStaff ? [role] : [],
      ...(!isStaff && { userType: role }),
    })
  }
  expect(accounts.mails).toEqual([])
})
