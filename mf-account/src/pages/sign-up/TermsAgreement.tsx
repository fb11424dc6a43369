import { paths } from '@sild/paths'
import { Message } from '@sild/shell-api'
import { Link } from '@sild/ui'
import type { ReactNode } from 'react'

const toTerms = (words: ReactNode[]) => <Link href={paths.terms()}>{words}</Link>
const toPrivacy = (words: ReactNode[]) => <Link href={paths.privacyPolicy()}>{words}</Link>

/** The sentence beside the checkbox without which nobody signs up. */
export function TermsAgreement() {
  return <Message id="mf-account.sign-up.agreement" values={{ terms: toTerms, privacy: toPrivacy }} />
}
