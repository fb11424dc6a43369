import type { CaughtMail } from '@sild/mail-catcher'

export async function mailsTo(mailUrl: string, address?: string): Promise<CaughtMail[]> {
  const query = address ? `?to=${encodeURIComponent(address)}` : ''
  return (await (await fetch(`${mailUrl}/api/mails${query}`)).json()) as CaughtMail[]
}

/** The token at the end of a link of the first mail that has one. */
export async function tokenFrom(mailUrl: string, address: string): Promise<string | undefined> {
  const links = (await mailsTo(mailUrl, address)).flatMap((mail) => mail.links)
  return links
    .find((link) => link.includes('/activation/'))
    ?.split('/')
    .at(-1)
}
