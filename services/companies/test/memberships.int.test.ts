import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { down, up } from '../migrations/20261203_memberships.ts'
import { companiesService } from '../src/service.ts'
import { newCompany, otherServices } from './arrange.ts'

const companies = testService(companiesService, { mocks: otherServices })
const mainOf = async (userGuid: string) =>
  (await companies.call('getMainCompany', { params: { userGuid } }, actorOf('system'))).company

it('makes a member of the owner that the release before has written, before and after its tables', async () => {
  const founder = actorOf('customerWithoutCompany')
  const { guid } = await companies.call('createCompany', { body: newCompany() }, founder)
  const foundedBefore = async (isMain: boolean, userGuid: string = randomUUID()) => {
    const slug = randomUUID()
    await companies.deps.database.knex.raw(
      `insert into companies (owner_user_guid, is_main, slug, name, country_code) values (?, ?, ?, ?, 'EE')`,
      [userGuid, isMain, slug, slug],
    )
    return { slug, userGuid }
  }
  await companies.deps.database.transaction(down)
  const early = await foundedBefore(true)
  await foundedBefore(false, early.userGuid)
  await companies.deps.database.transaction(up)
  const late = await foundedBefore(true)
  for (const { slug, userGuid } of [early, late]) expect(await mainOf(userGuid)).toMatchObject({ slug, role: 'owner' })
  expect(await mainOf(founder.userGuid!)).toMatchObject({ guid, role: 'owner' })
})
