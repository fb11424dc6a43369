import type { CaughtMail } from './caught-mail.ts'

/** The mail's HTML, with links that leave the frame and pictures that are among its attachments. */
export function mailBody({ attachments, html, id }: CaughtMail): string {
  const pictures = new Map(attachments.map(({ contentId }, index) => [contentId, `/mails/${id}/attachments/${index}`]))
  const withPictures = html.replace(/cid:([^"'\s)>]+)/g, (whole, contentId: string) => pictures.get(contentId) ?? whole)
  const base = '<base target="_blank">'
  return /<head[^>]*>/i.test(withPictures)
    ? withPictures.replace(/<head[^>]*>/i, `$&${base}`)
    : `${base}${withPictures}`
}
