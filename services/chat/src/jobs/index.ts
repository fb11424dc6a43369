import { archiveChatsJob } from './archive-chats.ts'
import { closeWithdrawnChatJob } from './close-withdrawn-chat.ts'
import { eraseCompanyTitlesJob } from './erase-company-titles.ts'
import { eraseMessagesJob } from './erase-messages.ts'
import { startChatJob } from './start-chat.ts'
import { upholdChatReportJob } from './uphold-chat-report.ts'

export const jobs = [
  startChatJob,
  archiveChatsJob,
  closeWithdrawnChatJob,
  eraseMessagesJob,
  eraseCompanyTitlesJob,
  upholdChatReportJob,
]
