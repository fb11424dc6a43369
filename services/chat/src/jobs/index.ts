import { archiveChats } from './archive-chats.ts'
import { startChat } from './start-chat.ts'

export const jobs = [startChat, archiveChats]
