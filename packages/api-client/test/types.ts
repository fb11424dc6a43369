import { createCompany } from '@sild/contract/companies/operations'
import { getUser } from '@sild/contract/accounts/operations'
import type { ApiClient } from '../src/index.ts'
declare const api: ApiClient
export async function check() {
  const user = await api.call(getUser, {})
  user.guid satisfies string
  // @ts-expect-error body is required
  await api.call(createCompany, {})
  // @ts-expect-error no such field
  await api.call(createCompany, { body: { nonsense: 1 } })
}
