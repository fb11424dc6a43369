import { archiveChats } from './archive-chats.ts'
import { closeWithdrawnChat } from './close-withdrawn-chat.ts'
import { eraseCompanyTitles } from './erase-company-titles.ts'
import { eraseMessages } from './erase-messages.ts'
import { startChat } from './start-chat.ts'
import { upholdChatReport } from './uphold-chat-report.ts'

export const jobs = [startChat, archiveChats, closeWithdrawnChat, eraseMessages, eraseCompanyTitles, upholdChatReport]
