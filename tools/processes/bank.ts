import { join } from 'node:path'
import { deriveKeys } from '@sild/service-kit/keys'
import { inheritedSockets } from '@sild/service-kit/listen-address'
import { createLogger } from '@sild/service-kit/log'
import { announceReady, exitGracefully } from '@sild/service-kit/process'
import { startTestBank } from '@sild/test-bank'

import { endWithParent } from './end-with-parent.ts'

endWithParent({ graceMs: 3000 })
const { BANK_URL = '', DATA_DIR = '', PUBLIC_URL = '', SITE_SECRET = '' } = process.env
const bank = await startTestBank({
  directory: join(DATA_DIR, 'bank'),
  url: BANK_URL,
  descriptors: inheritedSockets('bank', process.env),
  webhookUrl: new URL('/api/billing/webhook/test-bank', PUBLIC_URL).href,
  apiKey: deriveKeys(SITE_SECRET).testBank.toString('hex'),
})
exitGracefully(bank, createLogger('bank', 'info'))
announceReady()
