import { listen } from '@sild/service-kit/listen'
import { openMailStore } from './mail-store.ts'
import type { Neighbour } from './page/page.ts'
import type { Previews } from './previews.ts'
import { startSmtp } from './smtp.ts'
import { createWeb } from './web.ts'

export interface MailCatcherOptions {
  /** Where the mails are kept. */
  directory: string
  /** The page to read them. */
  webUrl: string
  /** Where mail is delivered. */
  smtpUrl: string
  /** Sockets that are open at those addresses already. */
  descriptors?: Readonly<Record<'web' | 'smtp', readonly number[]>>
  /** Where answers are delivered; without it mails cannot be answered. */
  answersUrl?: string
  /** Previews of all kinds of mail. */
  previews?: Previews
  /** Other pages on its origin, which it links. */
  neighbours?: readonly Neighbour[]
}

export interface MailCatcher {
  stop(): Promise<void>
}

/** A mail server that keeps what it gets, and a page to read it. For development: it listens on this machine only. */
export async function startMailCatcher({
  answersUrl,
  descriptors = { web: [], smtp: [] },
  directory,
  neighbours,
  previews,
  smtpUrl,
  webUrl,
}: MailCatcherOptions): Promise<MailCatcher> {
  const store = await openMailStore(directory)
  const web = createWeb(store, { answersUrl, neighbours, previews })
  const { hostname, port } = new URL(webUrl)
  await listen(web, { host: hostname, port: Number(port), descriptors: descriptors.web })
  const delivery = new URL(smtpUrl)
  const smtp = await startSmtp(store, {
    host: delivery.hostname,
    port: Number(delivery.port),
    descriptors: descriptors.smtp,
  })
  return {
    async stop() {
      await new Promise<void>((resolve) => smtp.close(resolve))
      await web.close()
    },
  }
}
