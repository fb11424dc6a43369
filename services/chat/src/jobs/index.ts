import { archiveChats } from './archive-chats.ts'
import { eraseCompanyTitles } from './erase-company-titles.ts'
import { eraseMessages } from './erase-messages.ts'
import { startChat } from './start-chat.ts'
import { upholdChatReport } from './uphold-chat-report.ts'

export const jobs = [startChat, archiveChats, eraseMessages, eraseCompanyTitles, upholdChatReport]
