import { writeLetter } from '@sild/letter'
import { paths } from '@sild/paths'
import type { Letter } from '@sild/service-kit'
import type { Head } from '../models/witness.ts'

/** The daily mail about the audit log. Internal mails are in English. */
export const writeHeadLetter = ({ day, hash, position }: Head & { day: string }, publicUrl: string): Promise<Letter> =>
  writeLetter('en', {
    subject: `Audit log of ${day}: entry ${position}`,
    title: 'The newest entry of the audit log',
    paragraphs: [
      'Keep this email. If the log is cut or replaced in the database later, the entry below is missing there or has another hash.',
      'The page of the log shows the number and the hash of its newest entry, and its download has the hash of every entry.',
    ],
    facts: [
      ['Day', day],
      ['Entry', String(position)],
      ['Hash', hash.toString('hex')],
    ],
    button: 'Open the audit log',
    href: new URL(paths.auditLog(), publicUrl).href,
    note: 'This email comes once a day, whether anything was done or not.',
    signature: 'Sild',
    why: 'It goes to the mailbox that AUDIT_MAILBOX names.',
  })
