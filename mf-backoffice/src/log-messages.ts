import type { LoadMessages } from '@sild/shell-api'
import { loadDeskMessages } from './desk-messages.ts'
import { loadUsersMessages } from './users-messages.ts'

/** Texts of the audit log, and of pages with choices that the log shows. */
export const loadLogMessages: LoadMessages = async (locale) => {
  const all = await Promise.all([
    import(/* webpackChunkName: "log-texts.[request]" */ `./messages/log/${locale}.json`),
    loadDeskMessages(locale),
    loadUsersMessages(locale),
  ])
  return { default: Object.assign({}, ...all.map((texts) => texts.default)) }
}
