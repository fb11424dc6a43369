import { searchedList } from '../../shown/searched-list.ts'

export const companyStates = ['all', 'failed', 'hidden'] as const
export const companyList = searchedList(companyStates, 24)
export const companyInput = (companyGuid: string) => ({ params: { companyGuid } })
