import { serve } from '../deps.ts'
import { filesInChats } from '../replies/chat-files-json.ts'

export const findFilesInChats = serve('findFilesInChats', ({ body, deps }) => filesInChats(deps.database, body))
