import { join } from 'node:path'
import { createSinkStore, insightSink, sinkPath } from '@sild/insight-sink'
import { startMailCatcher } from '@sild/mail-catcher'
import { inheritedSockets } from '@sild/service-kit/listen-address'
import { createLogger } from '@sild/service-kit/log'
import { announceReady, exitGracefully } from '@sild/service-kit/process'

import { endWithParent } from './end-with-parent.ts'

endWithParent({ graceMs: 3000 })
const { ANSWERS_SMTP_URL, DATA_DIR = '', MAIL_CATCHER_SMTP_URL = '', MAIL_URL = '', PUBLIC_URL = '' } = process.env
const store = createSinkStore()
const catcher = await startMailCatcher({
  directory: join(DATA_DIR, 'mails'),
  webUrl: MAIL_URL,
  smtpUrl: MAIL_CATCHER_SMTP_URL,
  descriptors: { web: inheritedSockets('mail', process.env), smtp: inheritedSockets('smtp', process.env) },
  answersUrl: ANSWERS_SMTP_URL,
  neighbours: [{ name: 'Insight', path: sinkPath, routes: (app) => insightSink(app, { store }) }],
  previews: {
    publicUrl: PUBLIC_URL,
    load: async () => (await import('./mail-previews.ts')).mailPreviews,
  },
})
exitGracefully(catcher, createLogger('mail', 'info'))
announceReady()
