import { paths } from '@sild/paths'
import { Message } from '@sild/shell-api'
import { Link } from '@sild/ui'
import type { ReactNode } from 'react'

const toPrivacy = (words: ReactNode[]) => <Link href={paths.privacyPolicy()}>{words}</Link>

/** The label of the checkbox that guests must tick to send a form. */
export function PrivacyAgreement() {
  return <Message id="mf-content.contact.agreement" values={{ privacy: toPrivacy }} />
}
