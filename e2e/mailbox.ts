import { expect } from '@playwright/test'
import { installation } from './installation.ts'

interface Mail {
  to: string[] | string
  subject: string
  links: string[]
}

/** Waits for a mail to `address` and returns its first link that leads to `path`. */
export async function linkFromMail(address: string, path: string): Promise<string> {
  const { mailUrl } = installation()
  let link: string | undefined
  await expect
    .poll(
      async () => {
        const answer = (await (await fetch(`${mailUrl}/api/mails`)).json()) as Mail[] | { mails: Mail[] }
        const mails = Array.isArray(answer) ? answer : answer.mails
        link = mails
          .filter(({ to }) => to.includes(address))
          .flatMap(({ links }) => links)
          .find((one) => new URL(one).pathname.includes(path))
        return link
      },
      { message: `a mail to ${address} with a link to ${path}`, timeout: 15_000 },
    )
    .toBeDefined()
  return link!
}
