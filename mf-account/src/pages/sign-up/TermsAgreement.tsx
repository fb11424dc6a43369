import { paths } from '@sild/paths'
import { Message } from '@sild/shell-api'
import { Link } from '@sild/ui'
import type { ReactNode } from 'react'

const toTerms = (words: ReactNode[]) => <Link href={paths.terms()}>{words}</Link>
const toPrivacy = (words: ReactNode[]) => <Link href={paths.privacyPolicy()}>{words}</Link>

/** The label of the checkbox that is required to sign up. */
export function TermsAgreement() {
  return <Message id="mf-account.sign-up.agreement" values={{ terms: toTerms, privacy: toPrivacy }} />
}
