import { searchedList } from '../../shown/searched-list.ts'

export const userStates = ['all', 'suspended'] as const
export const userList = searchedList(userStates, 24)
export const userInput = (userGuid: string) => ({ params: { userGuid } })
